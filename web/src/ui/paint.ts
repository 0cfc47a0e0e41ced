/** Long enough for a finger that is already on its way to a button, in milliseconds. */
const PAUSE = 150;

/** Calls back a little after the browser's next paint. The returned function cancels the call. */
export function afterPaint(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const frame = requestAnimationFrame(() => (timer = setTimeout(then, PAUSE)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
