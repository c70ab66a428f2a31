// The door of the http room: the server, listening or not, and the whole product as a process.
// What it answers is in server.ts and routes/; the command that calls it is in the cli room.

export { type DatabasePlace, startOffice } from './serve-office.ts';
export { createServer, type ServerOptions } from './server.ts';
export { type RunningServer, type StartOptions, start } from './start.ts';
