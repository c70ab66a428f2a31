// In a process of its own: the job by the kernel and by four peers in turn, each first compared with the exact oracle.
// The peers' side of the job is in peers.ts; what starts this process is in rows.ts.

import { type AnyKernel, decideWith, kernelLawFor, resultColumns } from '../../src/law/index.ts';
import { decideExactly } from './exactly.ts';
import { judgeMonth } from './judge-month.ts';
import { inTurns } from './measure.ts';
import { ABSENT, columnsFor, type Members, makeMembers } from './members.ts';
import { type Decide, feelin, jsonRulesEngine, type PeerMember, publicodes, zen } from './peers.ts';

/** How many members each peer is compared on, and how many one of its turns decides. */
const SAMPLES = {
  'json-rules-engine': { compared: 100_000, turn: 2_000 },
  publicodes: { compared: 10_000, turn: 200 },
  zen: { compared: 100_000, turn: 5_000 },
  feelin: { compared: 5_000, turn: 50 },
};

const COUNT = 1_000_000;

/** Compares and measures. Ends with a line of JSON. */
export async function measureBesidePeers(kernel: AnyKernel): Promise<void> {
  const peers = {
    'json-rules-engine': jsonRulesEngine(),
    publicodes: publicodes(),
    zen: await zen(),
    feelin: feelin(),
  };
  // All facts are there: an engine that takes an absent one for false or for nothing has no status to compare.
  const members = makeMembers(COUNT, { whole: true });
  const columns = columnsFor(members);
  const law = kernelLawFor(judgeMonth);
  const results = resultColumns(kernel, COUNT);
  const wrong: Record<string, number> = {};
  const contenders: Record<string, { size: number; run(): unknown }> = {
    kernel: { size: COUNT, run: () => decideWith(kernel, columns, law, results, COUNT) },
  };
  for (const [name, decide] of Object.entries(peers) as [keyof typeof SAMPLES, Decide | undefined][]) {
    if (decide === undefined) continue;
    const { compared, turn } = SAMPLES[name];
    wrong[name] = await differing(decide, members, compared);
    const given = Array.from({ length: turn }, (_, i) => memberAt(members, i));
    const run = async (): Promise<void> => {
      for (const member of given) await decide(member);
    };
    contenders[name] = { size: turn, run };
  }
  const rates = await inTurns(contenders, { rounds: 7, milliseconds: 250 });
  console.log(JSON.stringify({ samples: SAMPLES, wrong, rates }));
}

/** Of how many members the peer's answer differs from the exact one. */
async function differing(decide: Decide, members: Members, compared: number): Promise<number> {
  let count = 0;
  for (let i = 0; i < compared; i++) {
    const exact = decideExactly(members, i);
    const answer = await decide(memberAt(members, i));
    const same =
      answer.outcome === exact.outcome &&
      (['percent', 'annual', 'monthly', 'payable'] as const).every((name) => {
        const expected = exact[name];
        return expected === undefined ? answer[name] === null : answer[name] === Number(expected);
      });
    if (!same) count += 1;
  }
  return count;
}

function memberAt(members: Members, i: number): PeerMember {
  const at = (column: Int32Array | Int8Array | Float64Array): number => column[i] as number;
  const permanent = at(members.permanentOn);
  const superseded = at(members.supersededAnnual);
  return {
    enrolled: at(members.enrolledOn),
    months: at(members.judgeMonths) + at(members.otherMonths),
    asked: at(members.on),
    permanent: permanent === ABSENT ? at(members.onsetOn) : permanent,
    birth: at(members.birthDate),
    filed: at(members.filedOn),
    form: at(members.onForm) === 1,
    office: at(members.inOffice) === 1,
    total: at(members.totalAndPermanent) === 1,
    suffice: at(members.physiciansSuffice) === 1,
    contradicted: at(members.physicianContradicts) === 1,
    certified: at(members.physiciansFindPermanent) === 1,
    sum: at(members.salarySum),
    count: at(members.salaryCount),
    superseded: superseded === ABSENT ? 0 : superseded,
    wage: at(members.wage),
    income: at(members.income),
  };
}
