// The process that is killed: it opens a database, tells what it finds, works the month to its end, and tells what it leaves.
// It is bundled before it is started, as the product is. Who kills it, and when, is the parent's business.

import { writeSync } from 'node:fs';
import { openDatabase } from '../../src/office/index.ts';
import { verifyAudit } from '../../src/store/index.ts';
import { OfficeAtWork } from './office-at-work.ts';
import { NOW, type Report, type Told } from './protocol.ts';

/** The pipe to the parent, written without a buffer: what was told stays told whatever happens next. */
const TO_PARENT = 3;

const told = JSON.parse(process.argv[2] ?? '{}') as Told;
const tell = (report: Report): void => {
  const bytes = Buffer.from(`${JSON.stringify(report)}\n`);
  for (let from = 0; from < bytes.length; ) from += writeSync(TO_PARENT, bytes, from);
};

const database = await openDatabase({ ...told.database, now: NOW, keys: told.keys });
const office = new OfficeAtWork(database, told, tell);
tell({ is: 'found', snapshot: await office.snapshot() });
await office.workMonth();
const { fault } = await verifyAudit(database);
const auditFault = fault === undefined ? undefined : JSON.stringify(fault);
tell({ is: 'left', snapshot: { ...(await office.snapshot()), auditFault } });
await database.close();
