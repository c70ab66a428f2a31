// Facts with lists wilder than any career: spells that overlap, touch or leave gaps, death inside one, salaries of no known
// day, orders out of order. Days crowd about a few month ends, so that edges meet; what is drawn may contradict itself.

import fc from 'fast-check';

const two = (n: number): string => `${n}`.padStart(2, '0');

/** Days of 1999 to 2004, most of them first, last or next to last of a month, 29 February among them. */
const anyDay: fc.Arbitrary<string> = fc
  .tuple(
    fc.integer({ min: 1999, max: 2004 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 0, max: 6 }),
    fc.nat(27),
  )
  .map(([year, month, edge, within]) => {
    const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
    const dayOfMonth = [1, last, last, last - 1, 2][edge] ?? within + 1;
    return `${year}-${two(month)}-${two(dayOfMonth)}`;
  });

/** A few days that facts of all kinds meet on. */
const day = fc.oneof(anyDay, anyDay, fc.constantFrom('2002-01-31', '2003-02-28', '2003-03-01', '2004-02-29'));

const month = day.map((text) => text.slice(0, 7));
const money = fc.integer({ min: 0, max: 40_000_000 }).map((cents) => `${Math.floor(cents / 100)}.${two(cents % 100)}`);
const absent = <T>(of: fc.Arbitrary<T>, freq = 5): fc.Arbitrary<T | null> => fc.option(of, { freq });

const spell = fc
  .record({
    capacity: fc.constantFrom('judge', 'judge', 'judge', 'government'),
    // Some spells are of the very same days.
    days: fc.oneof(fc.tuple(day, day), fc.constant(['2002-01-31', '2003-02-28'])),
    open: fc.integer({ min: 0, max: 5 }),
    office: absent(fc.constantFrom('supreme', 'appeals', 'superior')),
    endedBy: absent(fc.constantFrom('resignation', 'retirement', 'removal', 'disability')),
    refundReturned: absent(fc.boolean()),
  })
  .map(({ days, open, ...rest }) => {
    const [from, to] = [...days].sort();
    return { ...rest, from, to: open === 0 ? null : to };
  });

const salary = fc.record({ from: absent(day, 8), annual: absent(money, 12) });

const designees = fc
  .tuple(
    fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 4 }),
    fc.boolean(),
    fc.array(fc.record({ name: absent(fc.constantFrom('Ana', 'Sol', 'Luis'), 15), diedOn: absent(day, 2) }), {
      minLength: 4,
      maxLength: 4,
    }),
  )
  .map(([weights, shared, people]) => {
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return weights.map((weight, i) => ({ ...people[i], share: shared ? `${weight}/${total}` : null }));
  });

const order = fc.record({ filedOn: absent(day, 8), recognizedOn: absent(day, 8), designees: absent(designees, 15) });

const certificate = fc.record({
  physician: absent(fc.constantFrom('md-1', 'md-2', 'md-3'), 20),
  appointment: absent(fc.constantFrom('government', 'designated', 'own'), 20),
  licensed: absent(fc.constantFrom(true, true, false), 12),
  examinedOn: absent(day, 2),
  incapable: absent(fc.constantFrom(true, true, false), 12),
  totalAndPermanent: absent(fc.constantFrom(true, true, false), 12),
});

/** A document of facts for any question over lists. It need not be sound: whoever reads it finds out. */
export const wildFacts: fc.Arbitrary<object> = fc.record({
  on: day,
  participant: fc.record({
    birthDate: absent(fc.constant('1950-02-28'), 20),
    enrolledOn: absent(fc.constantFrom('1999-01-01', '2014-07-01'), 20),
    diedOn: absent(day, 4),
  }),
  service: absent(fc.array(spell, { maxLength: 6 }), 20),
  salaries: absent(fc.uniqueArray(salary, { maxLength: 6, selector: ({ from }) => from ?? {} }), 20),
  disability: fc.record({
    onsetOn: absent(day),
    totalAndPermanent: absent(fc.boolean()),
    totalAndPermanentOn: absent(day, 3),
    kind: absent(fc.constantFrom('occupational', 'nonoccupational')),
    application: fc.record({ filedOn: absent(day), onForm: absent(fc.boolean()) }),
    certificates: absent(fc.array(certificate, { maxLength: 4 }), 20),
  }),
  account: fc.record({ balance: absent(money), factor: absent(fc.constantFrom('12.3456', '7')) }),
  retirement: absent(fc.record({ retiredOn: absent(day, 9), accountAtRetirement: money, annuityPaid: money }), 2),
  debts: absent(money, 2),
  orders: absent(fc.array(order, { maxLength: 4 }), 12),
  heirs: absent(
    designees.map((people) => people.map(({ name, share }) => ({ name, share }))),
    8,
  ),
  pension: fc.record({
    monthly: absent(fc.oneof(money, fc.constant('0.00'))),
    wageAtRetirement: absent(money),
    income: absent(
      fc.uniqueArray(fc.record({ month: absent(month, 30), amount: absent(money, 30) }), {
        maxLength: 5,
        selector: ({ month: of }) => of ?? {},
      }),
      12,
    ),
  }),
  payment: fc.record({
    rule: absent(fc.constantFrom('pension', 'hybrid-annuity'), 12),
    monthly: absent(money, 12),
    startsOn: absent(day, 12),
    through: absent(month, 12),
  }),
});
