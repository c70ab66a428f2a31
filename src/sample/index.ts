// The door of the sample room: a made-up office, the same on every machine, to try the product on.
// Nobody in it is real, and nothing here writes it anywhere.

export { factsOf } from './facts-of.ts';
export { type SampleSize, sampleOf } from './sample.ts';
export type * from './types.ts';
