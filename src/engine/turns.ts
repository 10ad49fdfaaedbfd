/** Work goes on for this long before other messages and events of the thread get their turn. */
export const turnMs = 8;

/**
 * Calls back after what else is waiting in this thread. A message is used because timers wait 4 ms and more when
 * they are nested; the channel is closed at once, as an open one would keep a Node process alive.
 */
export function nextTurn(run: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener("message", () => {
    port1.close();
    run();
  });
  port1.start();
  port2.postMessage(null);
}
