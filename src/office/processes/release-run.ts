// Releases a posted run: hands out its payment file, and records its hash. Released again, it is the same file.
// Where the file is put is the door's business.

import { z } from 'zod';
import { runRowSchema } from '../../wire/index.ts';
import { recordRelease, release } from '../commands/record-release.ts';
import { idSchema } from '../inputs.ts';
import type { PaymentFile } from '../month/payment-file.ts';
import { ask, runCommand } from '../office.ts';
import { readRunRow } from '../queries/read-run-row.ts';
import { process } from '../verb.ts';

export const releaseRun = process({
  name: 'release-run',
  roles: ['treasurer'],
  says: {
    en: 'Releases a posted run: gives its payment file (NACHA PPD), the same however often.',
    es: 'Emite una corrida contabilizada: da su archivo de pagos (NACHA PPD), el mismo cuantas veces se pida.',
  },
  input: z.strictObject({ run: idSchema }),
  output: z.object({
    run: runRowSchema,
    file: z.object({ name: z.string(), sha256: z.string(), base64: z.string().describe('Its bytes.') }),
  }),
  async run(office, { person, language }, { run }) {
    const asking = { person, language };
    let made: PaymentFile | undefined;
    const recording = {
      ...recordRelease,
      run: async (...given: Parameters<typeof release>) => {
        const { file, recorded } = await release(...given);
        made = file;
        return recorded;
      },
    };
    await runCommand(office, recording, asking, { run });
    if (made === undefined) throw new Error(`the release of ${run} made no file`);
    const { name, sha256, bytes } = made;
    const file = { name, sha256, base64: Buffer.from(bytes).toString('base64') };
    return { run: await ask(office, readRunRow, asking, { run }), file };
  },
});
