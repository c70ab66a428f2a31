// The help of the commands that act on the office, and what they say, in both languages; `%` stands for what was given.
// Which commands and options there are is in the cli room; what the office refuses is in refusal-words.ts.

import type { Words } from '../base/index.ts';

export const OFFICE_HELP = {
  'usage.options': { en: '[options]', es: '[opciones]' },
  'usage.command': { en: 'COMMAND', es: 'ORDEN' },
  as: {
    en: 'who acts, on the sample system (else who fits)',
    es: 'quién actúa, en el sistema de muestra (si no, quien proceda)',
  },
  json: { en: 'print the result as JSON', es: 'imprime el resultado como JSON' },
  'status.codes': {
    en: 'Ends with 0 where it is done, 2 where the call, its input or its file is not well formed, 3 where it is refused, 1 where it failed.',
    es: 'Termina con 0 si se hizo, 2 si la llamada, su entrada o su archivo no están bien formados, 3 si se rehusó, 1 si falló.',
  },
  worker: {
    en: 'Ends batches that others began, until it is stopped.',
    es: 'Termina lotes que otros comenzaron, hasta que se detenga.',
  },
  'worker.more': {
    en: 'Any number may run, on any host with DATABASE_URL. A server has one inside.',
    es: 'Puede haber varios, en cualquier máquina con DATABASE_URL. Un servidor lleva uno.',
  },
  'worker.started': { en: 'The worker works. Ctrl+C stops it.', es: 'El trabajador trabaja. Ctrl+C lo detiene.' },
  sample: {
    en: 'Fills an empty database with the sample system.',
    es: 'Llena una base de datos vacía con el sistema de muestra.',
  },
  'sample.judges': { en: 'how many judges in office (386)', es: 'cuántos jueces en funciones (386)' },
  'sample.pensioners': { en: 'how many pensioners (480)', es: 'cuántos pensionados (480)' },
  'sample.seed': { en: 'the same seed gives the same people (1)', es: 'la misma semilla da las mismas personas (1)' },
  import: { en: 'Imports a table (CSV), all of it or nothing.', es: 'Importa una tabla (CSV), toda o nada.' },
  'import.kinds': {
    en: 'KIND is one of %. The columns are in docs/import.md.',
    es: 'TIPO es uno de %. Las columnas están en docs/import.md.',
  },
  'import.usage': { en: 'KIND FILE [options]', es: 'TIPO ARCHIVO [opciones]' },
  'import.dry-run': { en: 'check everything and write nothing', es: 'verifica todo y no escribe nada' },
  payroll: { en: 'The payments of a month.', es: 'Los pagos de un mes.' },
  'payroll.prepare': { en: 'prepare the run of a month', es: 'prepara la corrida de un mes' },
  'payroll.known': {
    en: 'the audit number up to which facts are known (the last)',
    es: 'el número de auditoría hasta el que se conocen hechos (el último)',
  },
  'payroll.approve': { en: 'approve a run and post it', es: 'aprueba una corrida y la contabiliza' },
  'payroll.digest': { en: 'the digest that was seen', es: 'la huella que se vio' },
  'payroll.release': { en: 'release a run: write its file', es: 'emite una corrida: escribe su archivo' },
  'payroll.out': { en: 'the folder for the file', es: 'la carpeta para el archivo' },
  'payroll.replay': {
    en: 'make a month again and compare to the byte',
    es: 'hace de nuevo un mes y compara al byte',
  },
  'payroll.status': { en: 'the runs of a month', es: 'las corridas de un mes' },
  'payroll.cancel': { en: 'cancel a run that is not approved', es: 'cancela una corrida sin aprobar' },
  'payroll.withdraw': { en: 'withdraw a payment from a prepared run', es: 'retira un pago de una corrida preparada' },
  'payroll.reason': { en: 'why', es: 'por qué' },
  'payroll.month': { en: 'one month of it alone', es: 'un solo mes de la concesión' },
  ledger: { en: 'The books of the System.', es: 'Los libros del Sistema.' },
  'ledger.trial-balance': {
    en: 'the balance of every account, and both sums',
    es: 'el balance de cada cuenta, y las dos sumas',
  },
  'ledger.as-of': { en: 'at the end of which day (now)', es: 'al final de qué día (ahora)' },
  participant: {
    en: 'Shows everything on file about a participant.',
    es: 'Muestra todo lo que consta de un participante.',
  },
  'participant.as-of': { en: 'as of which day (today)', es: 'a qué fecha (hoy)' },
  'participant.service-months': {
    en: 'show the service by month instead: what credits each, or why nothing does',
    es: 'muestra en su lugar los servicios por mes: qué acredita cada uno, o por qué nada',
  },
  'participant.known-on': { en: 'as known on which day (now)', es: 'según lo conocido en qué fecha (ahora)' },
  story: {
    en: 'Tells a participant’s whole story as one timeline.',
    es: 'Cuenta la historia entera de un participante en una línea.',
  },
  cases: {
    en: 'Lists cases, those promised first come first.',
    es: 'Lista los casos, primero los prometidos para antes.',
  },
  'cases.state': { en: 'open, late or closed (open)', es: 'open (abiertos), late (atrasados) o closed (cerrados)' },
  'cases.owner': { en: 'who has them; - for nobody', es: 'quién los tiene; - para nadie' },
  'cases.participant': { en: 'of one participant', es: 'de un participante' },
  letter: {
    en: 'Writes the PDF of a letter to a file.',
    es: 'Escribe en un archivo el PDF de una carta.',
  },
  'letter.out': { en: 'the file to write', es: 'el archivo que se escribe' },
  'letter.more': {
    en: 'The letters of a participant: retiro office list-letters --participant ID',
    es: 'Las cartas de un participante: retiro office list-letters --participant ID',
  },
  document: { en: 'Documents about a participant.', es: 'Documentos sobre un participante.' },
  'document.add': { en: 'take in a PDF, a JPEG or a PNG', es: 'recibe un PDF, un JPEG o un PNG' },
  'document.kind': { en: 'what it is: %', es: 'qué es: %' },
  'document.received': { en: 'the day it came in (today)', es: 'el día en que llegó (hoy)' },
  'document.get': { en: 'write a document to a file', es: 'escribe un documento en un archivo' },
  'document.out': { en: 'the file, which is not there yet', es: 'el archivo, que aún no existe' },
  'document.verify': {
    en: 'say that it was compared with its original',
    es: 'hace constar que se cotejó con su original',
  },
  'document.scanner': {
    en: 'RETIRO_SCANNER names the command that scans documents for viruses. Without it nothing is scanned.',
    es: 'RETIRO_SCANNER indica el comando que busca virus en los documentos. Sin él nada se escanea.',
  },
  verify: {
    en: 'Verifies books, files, audit chain, decisions and record.',
    es: 'Verifica libros, archivos, auditoría, decisiones y datos.',
  },
  'verify.fails': {
    en: 'It ends with 1 where a check finds something wrong.',
    es: 'Termina con 1 si una verificación halla algo mal.',
  },
  readings: {
    en: 'What each reading of the law changes on file.',
    es: 'Qué cambia cada lectura de la ley en lo que consta.',
  },
  'readings.usage': { en: '[READING] [options]', es: '[LECTURA] [opciones]' },
  'readings.more': {
    en: 'Decisions on file, waiting applications and the last month paid are made again under each option that is not in force. With READING: the cases of one, and its words. It changes nothing. The columns are in docs/readings.md.',
    es: 'Las decisiones que constan, las solicitudes en espera y el último mes pagado se hacen de nuevo bajo cada opción no vigente. Con LECTURA: los casos de una, y sus palabras. No cambia nada. Las columnas están en docs/readings.md.',
  },
  office: {
    en: 'Does anything else that the office can do.',
    es: 'Hace cualquier otra cosa que la oficina puede hacer.',
  },
  'office.usage': { en: 'VERB [--field value …] [options]', es: 'VERBO [--campo valor …] [opciones]' },
  'office.verbs': { en: 'VERB is one of %.', es: 'VERBO es uno de %.' },
  'office.more': {
    en: 'The fields of a verb: retiro office VERB --help',
    es: 'Los campos de un verbo: retiro office VERBO --help',
  },
  'office.input': {
    en: 'the input as JSON (- is standard input)',
    es: 'la entrada en JSON (- es la entrada estándar)',
  },
  'office.roles': { en: 'It is done by %.', es: 'Lo hace %.' },
  'office.needs-input': {
    en: 'These come with --input: %.',
    es: 'Estos vienen con --input: %.',
  },
} as const satisfies Readonly<Record<string, Words>>;

/** What a command says beside its result, or where it cannot go on. */
export const OFFICE_SAYS = {
  'database-filled': {
    en: 'The sample system is filled: % participants.',
    es: 'El sistema de muestra está lleno: % participantes.',
  },
  filling: {
    en: 'The database is empty: filling it with the sample system …',
    es: 'La base de datos está vacía: llenándola con el sistema de muestra …',
  },
  'import-checked': {
    en: 'Nothing is wrong with it; nothing was written.',
    es: 'No hay nada mal; no se escribió nada.',
  },
  'import-done': { en: 'Imported.', es: 'Importado.' },
  'import-waits': {
    en: 'Another person approves it: retiro office approve-import --import %',
    es: 'Otra persona lo aprueba: retiro office approve-import --import %',
  },
  'row-column': { en: 'row %, column %, %: %', es: 'fila %, columna %, %: %' },
  'row-alone': { en: 'row %, %: %', es: 'fila %, %: %' },
  'file-refused': {
    en: 'nothing was imported: mend the file and import it again',
    es: 'no se importó nada: corrija el archivo e impórtelo de nuevo',
  },
  'not-scanned': {
    en: 'It was not scanned for viruses: no scanner is set up (RETIRO_SCANNER).',
    es: 'No se buscaron virus en él: no hay un escáner configurado (RETIRO_SCANNER).',
  },
  'file-written': { en: 'The file is at %', es: 'El archivo está en %' },
  'not-reproduced': {
    en: 'the month was not reproduced: see the differences',
    es: 'el mes no se reprodujo: vea las diferencias',
  },
  'readings.no-database': {
    en: 'There is no database at %: these are the readings with their defaults, and nothing was examined.',
    es: 'No hay base de datos en %: estas son las lecturas con su opción por defecto, y no se examinó nada.',
  },
  'readings.refused': { en: '% without an amount', es: '% sin cantidad' },
  progress: { en: '% of % batches', es: '% de % lotes' },
  yes: { en: 'yes', es: 'sí' },
  no: { en: 'no', es: 'no' },
} as const satisfies Readonly<Record<string, Words>>;

/** Why a command does not do what was asked, where it is not the office that refuses. */
export const OFFICE_STOPS = {
  'no-database': {
    en: 'there is no database at %: `retiro sample` makes one with the sample system, or set RETIRO_DATA or DATABASE_URL',
    es: 'no hay base de datos en %: `retiro sample` hace una con el sistema de muestra, o fije RETIRO_DATA o DATABASE_URL',
  },
  'database-empty': {
    en: 'the database is empty: `retiro sample` fills it with the sample system',
    es: 'la base de datos está vacía: `retiro sample` la llena con el sistema de muestra',
  },
  'database-held': {
    en: 'the database is in use by process %: wait until it has ended, and call again',
    es: 'el proceso % está usando la base de datos: espere a que termine y llame de nuevo',
  },
  'database-newer': {
    en: 'the database is of another version of Retiro (%): use that version',
    es: 'la base de datos es de otra versión de Retiro (%): use esa versión',
  },
  'database-not-reached': {
    en: 'the database does not answer (%): check DATABASE_URL and that its server runs',
    es: 'la base de datos no contesta (%): verifique DATABASE_URL y que su servidor esté andando',
  },
  'server-not-reached': {
    en: 'the server that holds the database does not answer at %: call again, or stop its process',
    es: 'el servidor que tiene la base de datos no contesta en %: llame de nuevo, o detenga su proceso',
  },
  'server-failed': {
    en: 'the server failed, and what was asked is not to blame: please report %',
    es: 'el servidor falló, y no por lo que se pidió: por favor informe %',
  },
  'sign-in-on-the-web': {
    en: 'this is not the sample system: one signs in through the web app, which `retiro serve` opens',
    es: 'este no es el sistema de muestra: se inicia sesión en la aplicación web, que abre `retiro serve`',
  },
  'file-not-written': {
    en: 'the file cannot be written to %: it is there already, or you may not write there',
    es: 'el archivo no se puede escribir en %: ya existe, o no tiene permiso de escribir ahí',
  },
  'folder-not-written': {
    en: 'the file cannot be written to %: check the folder and whether you may write there',
    es: 'el archivo no se puede escribir en %: verifique la carpeta y si tiene permiso de escribir ahí',
  },
} as const satisfies Readonly<Record<string, Words>>;

export type OfficeStopCode = keyof typeof OFFICE_STOPS;
