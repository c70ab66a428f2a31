// Hands a document out as it was brought in, byte for byte; that it was opened leaves an audit line.
// Where its bytes are put is the door's business.

import { z } from 'zod';
import { documentRowSchema } from '../../wire/index.ts';
import { openDocument, opened } from '../commands/open-document.ts';
import { idSchema } from '../inputs.ts';
import { runCommand } from '../office.ts';
import { actsForOneself } from '../record/own.ts';
import { process } from '../verb.ts';

export const getDocument = process({
  name: 'get-document',
  roles: openDocument.roles,
  says: {
    en: 'Hands a document out as it was brought in; it leaves an audit line.',
    es: 'Entrega un documento tal como se trajo; deja una línea de auditoría.',
  },
  input: z.strictObject({ participant: idSchema, document: idSchema }),
  output: documentRowSchema
    .pick({ name: true, mediaType: true, sha256: true })
    .extend({ base64: z.string().describe('Its bytes.') }),
  async run(office, { person, language }, input) {
    actsForOneself(person, input.participant);
    let found: Awaited<ReturnType<typeof opened>> | undefined;
    const opening = {
      ...openDocument,
      run: async (...given: Parameters<typeof opened>) => {
        found = await opened(...given);
        return found.recorded;
      },
    };
    await runCommand(office, opening, { person, language }, input);
    if (found === undefined) throw new Error(`the opening of ${input.document} gave no bytes`);
    const { document, bytes } = found;
    return {
      name: document.name,
      mediaType: document.media_type as 'application/pdf' | 'image/jpeg' | 'image/png',
      sha256: document.sha256,
      base64: Buffer.from(bytes).toString('base64'),
    };
  },
});
