import type {
  NewAttempt,
  BotInfo,
  ChallengeInfo,
  GamePage,
  GameSummary,
  Invitation,
  LeftPoint,
  LessonCommands,
  LessonInfo,
  LinkCode,
  Me,
  MeChange,
  NewGuest,
  NewToken,
  PlayNow,
  Practice,
  ReplayedGame,
  SettingsInput,
  Shared,
  SolutionInfo,
  Standing,
  StatisticsRow,
  TableOpened,
  TablePage,
  TokenInfo,
  TokenMade,
  Update,
} from "../protocol.gen";
import { say, sayFault } from "../words/words.svelte";
import { noteReached } from "./online.svelte";
import { noteServerTime } from "./server-time";

/** An error of the server, with a code that can be translated. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** The whole answer; after a refused command it contains the table. */
    readonly body: unknown = null,
  ) {
    super(message);
  }
}

/** The timeout of a request, in milliseconds. */
const PATIENCE = 20_000;
/** The timeout of a search, which may have to queue first, in milliseconds. */
const LONG_PATIENCE = 55_000;

/** The HTTP API: one function per request. */
export const api = {
  visitor: () => ask<Me | null>("GET", "/api/visitor"),
  becomeGuest: (guest: NewGuest) => ask<Me>("POST", "/api/me", guest),
  changeMe: (change: MeChange) => ask<Me>("PATCH", "/api/me", change),
  signOut: () => ask<void>("POST", "/api/me/sign-out", {}),
  deleteMe: () => ask<void>("DELETE", "/api/me"),
  linkDevice: () => ask<LinkCode>("POST", "/api/me/link"),
  redeem: (code: string, replace: boolean) => ask<Me>("POST", "/api/link", { code, replace }),
  tokens: () => ask<TokenInfo[]>("GET", "/api/me/tokens"),
  makeToken: (order: NewToken) => ask<TokenMade>("POST", "/api/me/tokens", order),
  deleteToken: (id: string) => ask<void>("DELETE", `/api/me/tokens/${encodeURIComponent(id)}`),
  bots: () => ask<BotInfo[]>("GET", "/api/bots"),
  lobby: () => ask<TablePage>("GET", "/api/lobby"),
  myTables: () => ask<TablePage>("GET", "/api/me/tables?is_open=true"),
  myGames: ({ limit, before }: { limit: number; before?: string }) =>
    ask<GamePage>("GET", `/api/me/games?${new URLSearchParams({ limit: String(limit), ...(before && { before }) })}`),
  invitation: (table: string) => ask<Invitation>("GET", `/api/tables/${encodeURIComponent(table)}/invitation`),
  /** Asks why a socket would be refused; browsers do not tell. */
  askForSocket: (table: string) => ask<void>("GET", `/api/tables/${encodeURIComponent(table)}/socket`),
  playNow: (order: PlayNow) => ask<Update>("POST", "/api/play", order),
  openTable: (settings: SettingsInput) => ask<TableOpened>("POST", "/api/tables", settings),
  share: (id: string) => ask<Shared>("POST", `/api/games/${encodeURIComponent(id)}/share`),
  unshare: (id: string) => ask<void>("DELETE", `/api/games/${encodeURIComponent(id)}/share`),
  standing: (id: string) => ask<Standing>("GET", `/api/games/${encodeURIComponent(id)}/standing`),
  /** Whether a finished game's deal could be won; `whose` is `games` and its id, or `shared` and its key. */
  solution: (whose: "games" | "shared", id: string) =>
    ask<SolutionInfo>("GET", `/api/${whose}/${encodeURIComponent(id)}/solution`, undefined, LONG_PATIENCE),
  solutionFrames: (whose: "games" | "shared", id: string) =>
    ask<ReplayedGame>("GET", `/api/${whose}/${encodeURIComponent(id)}/solution/frames`, undefined, LONG_PATIENCE),
  offerChallenge: (id: string) => ask<Shared>("POST", `/api/games/${encodeURIComponent(id)}/challenge`),
  withdrawChallenge: (id: string) => ask<void>("DELETE", `/api/games/${encodeURIComponent(id)}/challenge`),
  challenge: (key: string) => ask<ChallengeInfo>("GET", `/api/challenges/${encodeURIComponent(key)}`),
  /** Plays the deal of a challenge, or for practice that of a shared game. */
  attempt: (what: "challenges" | "shared", key: string, attempt: NewAttempt) =>
    ask<Update>("POST", `/api/${what}/${encodeURIComponent(key)}/play`, attempt),
  importGame: (record: unknown) => ask<GameSummary>("POST", "/api/games", record),
  frames: (id: string) => ask<ReplayedGame>("GET", `/api/games/${encodeURIComponent(id)}/frames`),
  sharedFrames: (key: string) => ask<ReplayedGame>("GET", `/api/shared/${encodeURIComponent(key)}/frames`),
  recordFrames: (record: string) => ask<ReplayedGame>("POST", "/api/frames", record),
  lessons: () => ask<LessonInfo[]>("GET", "/api/lessons"),
  practise: (lesson: string, done: LessonCommands) =>
    ask<Practice>("POST", `/api/lessons/${encodeURIComponent(lesson)}`, done),
  statistics: () => ask<StatisticsRow[]>("GET", "/api/me/statistics"),
  left: (edition: string, players: number) =>
    ask<LeftPoint[]>("GET", `/api/me/left?edition=${encodeURIComponent(edition)}&players=${players}`),
};

/** Whether a request failed because a link leads nowhere; 422 is one that was cut or mistyped. */
export function isMissing(error: unknown): boolean {
  return error instanceof Refused && (error.status === 404 || error.status === 422);
}

/** Says why a request failed. */
export function faultOf(error: unknown): string {
  return error instanceof Refused ? sayFault(error.code) : say("web-failed");
}

async function ask<T>(method: string, path: string, body?: unknown, patience = PATIENCE): Promise<T> {
  const request: RequestInit = { method, signal: AbortSignal.timeout(patience) };
  if (body !== undefined) {
    // A string is the raw text of a record file: the server decides whether it can be read.
    request.body = typeof body === "string" ? body : JSON.stringify(body);
    request.headers = { "Content-Type": "application/json" };
  }
  let response: Response;
  try {
    response = await fetch(path, request);
    noteReached(true);
    noteServerTime(response.headers.get("date"));
  } catch {
    noteReached(false);
    throw new Refused(0, "offline", "The server cannot be reached.");
  }
  if (response.ok) return response.status === 204 ? (undefined as T) : ((await response.json()) as T);
  const fault = (await response.json().catch(() => ({}))) as { code?: string; message?: string };
  throw new Refused(response.status, fault.code ?? "failed", fault.message ?? response.statusText, fault);
}
