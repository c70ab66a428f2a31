// Letters on a real database: what each says in both languages, that its bytes come again, and that a code answers for them.
// The press is in src/letters; the steps of a proof, in steps.test.ts.

import { beforeAll, describe, expect, test } from 'vitest';
import type { TestOffice } from '../../../test/office/office.ts';
import {
  approve,
  certify,
  convertPensioner,
  enrollJudge,
  grant,
  nonoccupational,
  officeForAll,
  propose,
  refused,
  sentTwice,
  sqlOf,
  tamper,
} from '../../../test/office/scenarios.ts';
import type { LetterContent } from '../../letters/index.ts';
import { checkLetterCode } from './check-code.ts';

const DISABLED = { question: 'nonoccupational-disability', facts: nonoccupational('2026-08-01') };
const JUDGE = {
  born: '1972-05-20',
  from: '2012-01-16',
  to: '2026-09-30',
  endedBy: 'disability',
  annual: '96000.00',
  surnames: 'Núñez Peña',
} as const;
/** Enrolled in the Hybrid Program, with too little service, and over 60. */
const TOO_LATE = { ...JUDGE, born: '1962-05-20', from: '2019-01-16' } as const;

let house: TestOffice;
let granted: { decision: string; awards: string[] };
let denied: { decision: string };
let application: string;

officeForAll((opened) => {
  house = opened;
});

beforeAll(async () => {
  await enrollJudge(house, 'P1', JUDGE);
  await certify(house, 'P1', '2026-09-01');
  granted = await grant(house, 'P1', DISABLED);
  await enrollJudge(house, 'P2', TOO_LATE);
  await certify(house, 'P2', '2026-09-01');
  denied = await approve(house, 'P2', await propose(house, 'P2', DISABLED));
  const asked = { participant: 'P1', question: 'occupational-disability', filedOn: '2026-10-01' };
  const facts = { disability: { onsetOn: '2026-08-26', arisesFromEmployment: true } };
  ({ application } = await house.as('caseworker', 'file-application', { ...asked, facts }));
  await convertPensioner(house, 'A1', { bank: '00001111' });
  const { id } = await house.as('payroll', 'prepare-run', { month: '2026-11' });
  await house.as('approver', 'approve-run', { run: id });
});

/** The newest letter's words, with ids and digests that differ from run to run named as such. */
async function wordsOf(participant: string, letter: string): Promise<string> {
  const where = `participant = '${participant}' and id = '${letter}'`;
  const [row] = await sqlOf(house, `select data -> 'content' as content from retiro.letter where ${where}`);
  const given: unknown = row?.['content'];
  const content = (typeof given === 'string' ? JSON.parse(given) : given) as LetterContent;
  const sections = [...content.sections, ...content.annex].flatMap(({ title, blocks }) => [
    '',
    `## ${title}`,
    ...blocks.flatMap((block) => {
      if ('text' in block) return [block.text];
      if ('list' in block) return block.list.map((item) => `- ${item}`);
      if ('code' in block) return [`[code] ${block.says}`];
      return [block.table.columns.map(({ head }) => head), ...block.table.rows].map((cells) => cells.join(' | '));
    }),
  ]);
  const { head, notice, to, references, summary, signed, basis, foot, title } = content;
  const lines = [
    `${head.over} / ${head.name}`,
    ...(notice === undefined ? [] : [notice]),
    ...to,
    ...references.map(({ label, value }) => `${label}: ${value}`),
    `# ${title}`,
    `[${summary.label}] ${summary.says}`,
    ...(summary.amount === undefined ? [] : [summary.amount]),
    ...summary.lines,
    ...sections,
    '',
    ...signed.map(({ label, name, role }) => `${label}: ${name}, ${role}`),
    ...basis,
    foot,
  ];
  return `${lines.join('\n')}\n`
    .replace(/[0-9a-f]{24}-\d+/g, 'ID')
    .replace(/(?:[0-9a-f]{8} ){7}[0-9a-f]{8}/g, 'DIGEST')
    .replace(/(?<=huella |named )[0-9a-f]{12}/g, 'LAW')
    .replace(/(?<=número |number )\d+/g, 'N');
}

const issue = (participant: string, kind: string, about?: string, language?: string) =>
  house.as('clerk', 'issue-letter', { participant, kind, about, language });

describe('a decision that is approved', () => {
  test('comes with its letter, in the language of the participant', async () => {
    for (const [participant, decision] of [
      ['P1', granted.decision],
      ['P2', denied.decision],
    ] as const) {
      const { letters } = await house
        .as('participant', 'list-letters', { participant })
        .catch(() => house.as('auditor', 'list-letters', { participant }));
      const own = letters.filter(({ about }: { about: string }) => about === decision);
      expect(own).toMatchObject([
        { kind: 'decision', language: 'es', dated: '2026-11-02', code: null, issuedBy: 'approver' },
      ]);
    }
  });

  test('that was only proposed or rejected has none', async () => {
    const seen = await propose(house, 'P1', DISABLED);
    const before = await refused(house, 'nothing-to-write', () => issue('P1', 'decision', seen.decision));
    expect(before).toEqual({ kind: 'decision', about: seen.decision });
    const rejection = { participant: 'P1', decision: seen.decision, reason: 'No' };
    await house.as('approver', 'reject-decision', rejection);
    await refused(house, 'nothing-to-write', () => issue('P1', 'decision', seen.decision));
  });
});

describe('what letters say', () => {
  const letters: readonly (readonly [
    file: string,
    participant: string,
    kind: string,
    about: () => string | undefined,
    language: string,
  ])[] = [
    ['granted-es', 'P1', 'decision', () => granted.decision, 'es'],
    ['granted-en', 'P1', 'decision', () => granted.decision, 'en'],
    ['denied-es', 'P2', 'decision', () => denied.decision, 'es'],
    ['denied-en', 'P2', 'decision', () => denied.decision, 'en'],
    ['acknowledgement-es', 'P1', 'acknowledgement', () => application, 'es'],
    ['request-for-facts-en', 'P1', 'request-for-facts', () => application, 'en'],
    ['award-es', 'P1', 'award', () => granted.awards[0], 'es'],
    ['payment-change-en', 'A1', 'payment-change', () => 'old-1', 'en'],
    ['certificate-of-service-es', 'P1', 'certificate-of-service', () => undefined, 'es'],
    ['certificate-of-pension-en', 'P1', 'certificate-of-pension', () => undefined, 'en'],
  ];

  test.each(letters)('%s', async (file, participant, kind, about, language) => {
    const { letter } = await issue(participant, kind, about(), language);
    await expect(await wordsOf(participant, letter)).toMatchFileSnapshot(`golden/${file}.txt`);
    const { base64, sha256 } = await house.as('auditor', 'read-letter', { participant, letter });
    expect(Buffer.from(base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect(sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  test('an office with a rule of its own for contesting tells it as its own, with the last day', async () => {
    const to = { en: 'the Board of the System', es: 'la Junta del Sistema' };
    const contest = JSON.stringify({ contest: { to, days: 30 } });
    await tamper(house, `update retiro.installation set settings = settings || '${contest}'`);
    try {
      const { letter } = await issue('P2', 'decision', denied.decision, 'es');
      const words = await wordsOf('P2', letter);
      expect(words).toContain('Diríjase a: la Junta del Sistema.');
      expect(words).toContain('Hágalo a más tardar el 2 de diciembre de 2026: son 30 días');
      expect(words).toContain('El término es una norma de esta oficina');
    } finally {
      await tamper(house, `update retiro.installation set settings = settings - 'contest'`);
    }
  });

  test('the Administrator of the day is named, where the office has it on file', async () => {
    const values = `('adm-1', 'administrator', 'Luz Ortiz', '[]', '2025-01-01', null, 'c')`;
    await tamper(
      house,
      `insert into retiro.authority (id, kind, name, members, starts_on, ends_on, command) values ${values}`,
    );
    try {
      const { letter } = await issue('P1', 'certificate-of-service');
      expect(await wordsOf('P1', letter)).toContain('Administrador: Luz Ortiz, En el cargo ese día');
    } finally {
      await tamper(house, `delete from retiro.authority where id = 'adm-1'`);
    }
  });
});

describe('there is nothing to write', () => {
  test.each([
    ['of an application that is not on file', 'P1', 'acknowledgement', 'none', 'nothing-to-write'],
    ['of an award that is not on file', 'P1', 'award', 'none', 'no-such-award'],
    ['of a decision that is not on file', 'P1', 'decision', 'none', 'no-such-decision'],
    ['where nothing is paid', 'P2', 'certificate-of-pension', undefined, 'nothing-to-write'],
    ['to nobody', 'P99', 'certificate-of-service', undefined, 'no-such-participant'],
  ])('%s', async (_, participant, kind, about, code) => {
    await refused(house, code, () => issue(participant, kind, about));
  });
});

describe('a letter on file', () => {
  test('sent again under its key is the same letter', async () => {
    await sentTwice(house, 'clerk', 'issue-letter', { participant: 'P1', kind: 'certificate-of-service' });
  });

  test('is the same bytes when it is read again, and those whose digest was stored', async () => {
    const { letter } = await issue('P1', 'decision', granted.decision);
    const read = () => house.as('auditor', 'read-letter', { participant: 'P1', letter });
    const [first, second] = [await read(), await read()];
    expect(second).toEqual(first);
    await refused(house, 'no-such-letter', () => house.as('auditor', 'read-letter', { participant: 'P2', letter }));
  });

  test('is not handed out where its words were changed, and verification finds it', async () => {
    const { letter } = await issue('P1', 'award', granted.awards[0]);
    const change = (from: string, to: string) =>
      tamper(
        house,
        `update retiro.letter set data = replace(data::text, '${from}', '${to}')::jsonb where id = '${letter}'`,
      );
    await change('2,780.00', '9,780.00');
    await refused(house, 'letter-differs', () => house.as('auditor', 'read-letter', { participant: 'P1', letter }));
    const failing = async () => {
      const { checks } = await house.as('auditor', 'verify', { letters: 'all' });
      return checks.filter(({ ok }: { ok: boolean }) => !ok).map(({ name }: { name: string }) => name);
    };
    expect(await failing()).toEqual(['audit', 'letters']);
    await change('9,780.00', '2,780.00');
    expect(await failing()).toEqual([]);
  });

  test('is listed as it was known on a day', async () => {
    house.at('2026-11-05T13:00:00.000Z');
    const before = await house.as('clerk', 'list-letters', { participant: 'P2', knownOn: '2026-11-04' });
    await issue('P2', 'certificate-of-service');
    const after = await house.as('clerk', 'list-letters', { participant: 'P2' });
    expect(after.letters).toHaveLength(before.letters.length + 1);
    expect(await house.as('clerk', 'list-letters', { participant: 'P2', knownOn: '2026-11-04' })).toEqual(before);
    house.at('2026-11-02T13:00:00.000Z');
  });

  test('is for the participant whose it is, and no other', async () => {
    const { letter } = await issue('P2', 'certificate-of-service');
    // The participant of the test office is P1.
    await refused(house, 'no-such-participant', () =>
      house.as('participant', 'read-letter', { participant: 'P2', letter }),
    );
    const { letters } = await house.as('participant', 'list-letters', { participant: 'P1' });
    const own = await house.as('participant', 'read-letter', { participant: 'P1', letter: letters[0].id });
    expect(own.sha256).toBe(letters[0].sha256);
  });
});

describe('a code', () => {
  test('answers for a certificate of service: kind, day, initials and totals, and no name', async () => {
    const { letter, code } = await issue('P1', 'certificate-of-service');
    const { sha256 } = await house.as('auditor', 'read-letter', { participant: 'P1', letter });
    const typed = ` ${code.toLowerCase().replace(/(.{4})/g, '$1-')}`.replaceAll('0', 'o').replaceAll('1', 'l');
    const told = await checkLetterCode(house.database, typed);
    expect(told).toEqual({
      genuine: true,
      kind: 'certificate-of-service',
      dated: '2026-11-02',
      certified: { initials: 'A. N. P.', retirementMonths: 177, disabilityMonths: 177, judgeMonths: 177 },
      sha256,
    });
    expect(JSON.stringify(told)).not.toMatch(/Núñez|P1/);
  });

  test('answers for a certificate of pension: the amount, and from when', async () => {
    const { code } = await issue('P1', 'certificate-of-pension');
    expect(await checkLetterCode(house.database, code)).toMatchObject({
      genuine: true,
      certified: { initials: 'A. N. P.', monthly: '2780.00', startsOn: '2026-10-01' },
    });
  });

  test.each(['', 'x', '0000-0000-0000-0000', "' or 1=1 --", 'U'.repeat(16), '9'.repeat(5000)])(
    'that no letter has is not genuine: %s',
    async (code) => {
      expect(await checkLetterCode(house.database, code)).toEqual({ genuine: false });
    },
  );

  test('stands on certificates alone, and two are never the same', async () => {
    const [row] = await sqlOf(
      house,
      `select count(code)::int as codes, count(distinct code)::int as different,
        count(*) filter (where kind not like 'certificate-%' and code is not null)::int as others from retiro.letter`,
    );
    expect(row?.['codes']).toBe(row?.['different']);
    expect(Number(row?.['others'])).toBe(0);
  });
});

test('a hostile name is text in a letter', async () => {
  const surnames = '#eval("1") $x$ *_`<a> @b \\ "q" \u202e0';
  await enrollJudge(house, 'P3', { ...JUDGE, surnames });
  const { letter } = await issue('P3', 'certificate-of-service');
  const { title } = (await house.as('auditor', 'list-letters', { participant: 'P3' })).letters[0];
  expect(title).toBe('Certificación de servicios');
  expect(await wordsOf('P3', letter)).toContain(surnames);
  expect((await house.as('auditor', 'read-letter', { participant: 'P3', letter })).base64.length).toBeGreaterThan(1000);
});
