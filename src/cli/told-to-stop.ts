// When a command that goes on until it is stopped is told to: by the terminal, by the system, by npm's end.
// What it still does then is its own business.

/** How often a server that npm started looks whether its shell is still there. */
const ORPHAN_MILLISECONDS = 100;

/** Until the terminal (SIGINT) or the system (SIGTERM) says so. A second time ends the program on the spot. */
export function toldToStop(): Promise<void> {
  return new Promise((told) => {
    process.once('SIGINT', () => told());
    process.once('SIGTERM', () => told());
    if (process.env.npm_lifecycle_event !== undefined) onceOrphaned(told);
  });
}

/**
 * npm runs us in a shell, and that shell dies of a signal without handing it on: the server would go on with nobody left
 * who could stop it. Only below npm: whoever else starts us may well leave and mean us to stay.
 */
function onceOrphaned(told: () => void): void {
  const parent = process.ppid;
  const looking = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(looking);
    told();
  }, ORPHAN_MILLISECONDS);
  looking.unref();
}
