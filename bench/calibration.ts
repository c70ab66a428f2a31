// What the machine gives just now: a bare loop of integer arithmetic, on one thread and on two at once.
// Every absolute figure of a run is read against it.

import { Worker } from 'node:worker_threads';

const ITERATIONS = 200_000_000;

/** The same few instructions over and over, which no optimizer can leave out because the result is used. */
const LOOP = `
  let x = 1;
  const from = performance.now();
  for (let i = 0; i < ${ITERATIONS}; i++) x = (Math.imul(x, 31) + i) | 0;
  require('node:worker_threads').parentPort.postMessage([${ITERATIONS} / 1000 / (performance.now() - from), x]);
`;

function loop(): Promise<number> {
  return new Promise((done, fail) => {
    const worker = new Worker(LOOP, { eval: true });
    worker.once('message', ([rate]: [number]) => done(rate));
    worker.once('error', fail);
  });
}

export interface Calibration {
  /** Millions of iterations a second. */
  readonly oneThread: number;
  /** Of each of two threads at once. */
  readonly twoThreads: number;
}

export async function calibrate(): Promise<Calibration> {
  const oneThread = await loop();
  const [a, b] = await Promise.all([loop(), loop()]);
  return { oneThread: Math.round(oneThread), twoThreads: Math.round(((a ?? 0) + (b ?? 0)) / 2) };
}
