const KEY = "ninetyeight-lessons";

let names = $state.raw<ReadonlySet<string>>(stored());

/** The lessons completed on this device. */
export const learned = {
  get now(): ReadonlySet<string> {
    return names;
  },
};

export function noteLearned(name: string): void {
  if (names.has(name)) return;
  names = new Set([...names, name]);
  keep();
}

export function forgetLearned(): void {
  names = new Set();
  keep();
}

function stored(): ReadonlySet<string> {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return new Set(Array.isArray(read) ? read.map(String) : []);
  } catch {
    // Private windows may forbid storage: start from the first lesson.
    return new Set();
  }
}

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...names]));
  } catch {
    // Storage is forbidden: progress is lost when the page is closed.
  }
}
