// The help of the command line in both languages: what each command does and what its arguments and options mean.
// Which commands and options there are is in the cli room.

import type { Words } from '../base/index.ts';

/** The headings that commander prints, by its own words for them. */
export const HELP_TITLES: Readonly<Record<string, Words>> = {
  'Usage:': { en: 'Usage:', es: 'Uso:' },
  'Arguments:': { en: 'Arguments:', es: 'Argumentos:' },
  'Options:': { en: 'Options:', es: 'Opciones:' },
  'Global Options:': { en: 'Options of every command:', es: 'Opciones de toda orden:' },
  'Commands:': { en: 'Commands:', es: 'Órdenes:' },
};

export const HELP = {
  retiro: {
    en: 'The retirement system of the judiciary: decides rights, and shows why.',
    es: 'El sistema de retiro de la judicatura: decide derechos, y muestra por qué.',
  },
  'retiro.usage': { en: 'COMMAND [options]', es: 'ORDEN [opciones]' },
  'retiro.more': {
    en: 'Also: document, letter, worker. About any of them: retiro COMMAND --help',
    es: 'También: document, letter, worker. Sobre cualquiera: retiro ORDEN --help',
  },
  help: { en: 'show this help', es: 'muestra esta ayuda' },
  lang: {
    en: 'language of texts: en or es (else en; of errors, LANG)',
    es: 'idioma de textos: en o es (si no, en; de errores, LANG)',
  },
  decide: {
    en: 'Answers a legal question: from facts to a cited decision.',
    es: 'Contesta una pregunta de derecho con una decisión citada.',
  },
  'decide.usage': {
    en: 'QUESTION [FILE] [options]\n       retiro decide --lines [FILE] [options]',
    es: 'PREGUNTA [ARCHIVO] [opciones]\n     retiro decide --lines [ARCHIVO] [opciones]',
  },
  'decide.lines': {
    en: 'NDJSON: {"question", "facts", "readings"?} on each line',
    es: 'NDJSON: {"question", "facts", "readings"?} por línea',
  },
  'decide.reading': {
    en: 'decide under another reading of the law (repeatable)',
    es: 'decide bajo otra lectura de la ley (se puede repetir)',
  },
  'decide.format': {
    en: 'text: the proof as an outline for people, not JSON',
    es: 'text: la prueba como esquema para personas, no JSON',
  },
  'decide.json': { en: 'the same as --format json', es: 'lo mismo que --format json' },
  'decide.no-proof': { en: 'leave the proof out', es: 'deja fuera la prueba' },
  'decide.canonical': {
    en: 'print the canonical proof alone, free of language',
    es: 'solo la prueba canónica, libre de idioma',
  },
  'decide.questions': {
    en: 'QUESTION is one of %. FILE, or standard input, holds the facts as JSON.',
    es: 'PREGUNTA es una de %. ARCHIVO, o la entrada estándar, tiene los hechos en JSON.',
  },
  'decide.status': {
    en: 'Ends with 0 where a decision was made, 2 where the facts or the call are not well formed, 1 where it failed.',
    es: 'Termina con 0 si hubo decisión, 2 si los hechos o la llamada no están bien formados, 1 si falló.',
  },
  law: {
    en: 'Shows the law that decides, in short or as data.',
    es: 'Muestra la ley que decide, en resumen o como datos.',
  },
  'law.json': {
    en: 'the whole law as one JSON document',
    es: 'toda la ley como un solo documento JSON',
  },
  'law.more': {
    en: 'The law named beside each question is the hash of its rule graph, which every decision names. Of the document, docs/rule-graph.md says all that is needed to decide a case without this program.',
    es: 'La ley junto a cada pregunta es la huella de su grafo de reglas, que toda decisión nombra. Del documento, docs/rule-graph.md dice cuanto hace falta para decidir un caso sin este programa.',
  },
  serve: {
    en: 'Serves the product over HTTP, for this machine alone.',
    es: 'Sirve el producto por HTTP, solo para esta máquina.',
  },
  'serve.more': {
    en: 'PORT is its port (4100 where it is not set). Ctrl+C stops it.\nIts documentation is at /docs. The database is at DATABASE_URL, or in the folder\nRETIRO_DATA (./data); an empty one is filled with the sample system.',
    es: 'PORT es su puerto (4100 si no se fija). Ctrl+C lo detiene.\nSu documentación está en /docs. La base de datos está en DATABASE_URL, o en la\ncarpeta RETIRO_DATA (./data); una vacía se llena con el sistema de muestra.',
  },
  'serve.address': { en: 'Retiro is at %', es: 'Retiro está en %' },
} as const satisfies Readonly<Record<string, Words>>;
