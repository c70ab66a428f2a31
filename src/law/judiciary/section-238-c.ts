// 4 L.P.R.A. § 238(C), rules governing disability pensions: the physicians' proof, and earnings beside a pension.
// Work on certificates and incomes is in certificates.ts and earnings.ts; what one period comes to in section-238-c-earnings.ts.

import { choose, constant, type Expr, FALSE, finding, parameter, TRUE } from '../../rules/index.ts';
import * as v from '../vocabulary.ts';
import { chosenOption, leave, reading, rule } from '../vocabulary.ts';
import { physicianFindsCapable, physiciansFindIncapable, physiciansFindPermanent } from './certificates.ts';
import { earningsByPeriod, earningsEarly } from './earnings.ts';
import { lawDay } from './section-234.ts';
import { wageMonthly } from './section-238-c-earnings.ts';

export const NOTHING = constant('money', 0);
export const NOTHING_A_MONTH = constant('money-a-month', 0);
export const NOTHING_A_YEAR = constant('money-a-year', 0);

export const figure = <K extends 'ratio' | 'years' | 'months' | 'count'>(
  id: string,
  kind: K,
  en: string,
  es: string,
): Expr<K> => parameter(id, kind, lawDay, { en, es });

// ---------------------------------------------------------------- (C) physicians, whom (A), (B) and (D) all need

const governmentPhysicians = figure(
  'disability.government-physicians',
  'count',
  'the government physicians needed',
  'los médicos del Gobierno necesarios',
);
const designatedPhysicians = figure(
  'disability.designated-physicians',
  'count',
  'the designated physicians needed',
  'los médicos designados necesarios',
);

type FindPhysicians = typeof physiciansFindIncapable;

const byPhysicians = (name: string, find: FindPhysicians, en: string, es: string): Expr<'truth'> =>
  finding(name, 1, 'truth', [governmentPhysicians, designatedPhysicians], { en, es }, find);

const physiciansSuffice = rule(
  '4-238-C.physicians',
  'physicians-suffice',
  {
    en: 'enough qualified physicians find the participant incapable',
    es: 'suficientes médicos calificados hallan incapaz al participante',
  },
  byPhysicians(
    'find-incapable',
    physiciansFindIncapable,
    'physicians find incapacity',
    'hay médicos que hallan incapacidad',
  ),
);

export const physiciansFindTotalAndPermanent = rule(
  '4-238-C.physicians',
  'physicians-find-permanent',
  {
    en: 'enough of them find total and permanent disability',
    es: 'suficientes de ellos hallan incapacidad total y permanente',
  },
  byPhysicians(
    'find-permanent',
    physiciansFindPermanent,
    'physicians find it total and permanent',
    'hay médicos que la hallan total y permanente',
  ),
);

/** Sufficient and uncontradicted; what a contrary finding does is a reading. */
export const medicalProof = rule(
  '4-238-C.physicians',
  'medical-proof',
  { en: 'the medical proof is sufficient', es: 'la prueba médica es suficiente' },
  choose(
    physiciansSuffice,
    reading('conflicting-certificates', {
      'needs-decision': choose(
        finding(
          'find-capable',
          1,
          'truth',
          [],
          { en: 'a qualified physician finds the contrary', es: 'un médico calificado halla lo contrario' },
          physicianFindsCapable,
        ),
        leave(
          '4-238-C.physicians',
          'truth',
          {
            en: 'qualified physicians contradict each other: the Administrator decides, with reasons on file',
            es: 'médicos calificados se contradicen: decide el Administrador, con razones en el expediente',
          },
          'conflict',
        ),
        TRUE,
      ),
      sufficient: TRUE,
    }),
    FALSE,
  ),
);

// ---------------------------------------------------------------- (C) earnings

export const earnings = rule(
  '4-238-C.earnings',
  'earnings',
  { en: 'the pension beside income', es: 'la pensión junto al ingreso' },
  finding(
    'earnings-by-period',
    1,
    'list',
    [v.pensionMonthly, wageMonthly, chosenOption('earnings-period')],
    {
      en: 'the pension cut by what it and the income exceed the wage',
      es: 'la pensión menos lo que ella y el ingreso exceden el sueldo',
    },
    earningsByPeriod,
    earningsEarly,
  ),
);
