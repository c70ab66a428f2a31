// Letters over HTTP: the PDF as an attachment for whoever may read it, and a code that anyone may ask about.
// What letters say is tested in the office.

import { describe, expect, test } from 'vitest';
import { officeServer } from '../../../test/http/office-server.ts';

const { send, as, command, ask, logged } = officeServer();

const MEMBER = {
  participant: 'P1',
  givenNames: 'Ana',
  surnames: 'Núñez Peña',
  birthDate: '1972-05-20',
  enrolledOn: '2012-01-16',
  language: 'es',
};

/** Puts a judge on file and issues a certificate. */
async function certificate(): Promise<{ letter: string; code: string }> {
  await command('clerk', 'enroll-participants', { rows: [MEMBER] });
  await command('clerk', 'record-service', {
    rows: [{ participant: 'P1', spell: 's1', capacity: 'judge', from: '2012-01-16', office: 'superior' }],
  });
  const answer = await command('clerk', 'issue-letter', { participant: 'P1', kind: 'certificate-of-service' });
  return answer.json().outcome;
}

describe('a letter', () => {
  test('is an attachment for whoever may read it, and the same each time', async () => {
    const { letter } = await certificate();
    const url = `/api/participants/P1/letters/${letter}/pdf`;
    const answer = await ask('clerk', url);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="retiro-${letter}.pdf"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await ask('caseworker', url)).rawPayload.equals(answer.rawPayload)).toBe(true);
    const { base64 } = (await ask('auditor', `/api/participants/P1/letters/${letter}`)).json();
    expect(Buffer.from(base64, 'base64').equals(answer.rawPayload)).toBe(true);
  });

  test('is for nobody who is not signed in, and for no administrator of accounts', async () => {
    const url = '/api/participants/P1/letters/none/pdf';
    expect((await send({ url })).statusCode).toBe(401);
    expect((await send({ url, headers: await as('admin') })).statusCode).toBe(403);
  });

  test.each([
    ['none', 404, 'no-such-letter'],
    ['..%2f..%2fx', 422, 'invalid_format'],
  ])('that there is not is refused: %s', async (letter, status, code) => {
    const answer = await ask('clerk', `/api/participants/P1/letters/${letter}/pdf?lang=es`);
    expect([answer.statusCode, answer.json().error[0].code]).toEqual([status, code]);
  });
});

describe('a code', () => {
  test('is answered to anyone, without a name in the answer or the log', async () => {
    const { code } = await certificate();
    const before = logged.length;
    const answer = await send({ url: `/api/letters/check/${code.toLowerCase().replace(/(.{4})/g, '$1-')}` });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      genuine: true,
      kind: 'certificate-of-service',
      certified: { initials: 'A. N. P.', retirementMonths: 179 },
    });
    expect(answer.body).not.toMatch(/Núñez|P1/);
    expect(logged.slice(before).join('\n')).not.toContain('Núñez');
  });

  test.each(['none', '0000-0000-0000-0000', '%27', '%00', 'x'.repeat(150)])(
    'that no letter has is none: %s',
    async (code) => {
      const answer = await send({ url: `/api/letters/check/${code}` });
      expect([answer.statusCode, answer.json()]).toEqual([200, { genuine: false }]);
    },
  );
});

test('both routes are described for programs', async () => {
  const { paths } = (await send({ url: '/openapi.json' })).json();
  expect(paths['/api/letters/check/{code}'].get.operationId).toBe('checkLetter');
  const { responses } = paths['/api/participants/{participant}/letters/{letter}/pdf'].get;
  expect(responses['200'].content).toHaveProperty('application/pdf');
});
