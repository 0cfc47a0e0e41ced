import { connect, createServer, type AddressInfo, type Server as Listener, type Socket } from "node:net";

/** A connection to the server that can be cut and restored, as when a phone goes through a tunnel. */
export class Wire {
  readonly #sockets = new Set<Socket>();
  #isCut = false;

  private constructor(
    private readonly listener: Listener,
    readonly url: string,
  ) {}

  static async to(target: string): Promise<Wire> {
    const { hostname, port } = new URL(target);
    let wire: Wire | null = null;
    const listener = createServer((near) => wire?.join(near, connect(Number(port), hostname)));
    await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
    wire = new Wire(listener, `http://127.0.0.1:${(listener.address() as AddressInfo).port}`);
    return wire;
  }

  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#isCut = false;
  }

  close(): void {
    this.cut();
    this.listener.close();
  }

  private join(near: Socket, far: Socket): void {
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(socket);
      socket.on("error", () => other.destroy());
      socket.on("close", () => {
        this.#sockets.delete(socket);
        other.destroy();
      });
    }
    if (this.#isCut) near.destroy();
    else near.pipe(far).pipe(near);
  }
}
