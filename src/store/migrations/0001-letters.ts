// Migration 1: letters, each a row with every word of it; its bytes are made again from the row and its template.
// Who may read and write them is in 0001-rights.ts.

export const LETTERS = `
create table retiro.letter (
  participant text collate "C" not null,
  id text not null,
  kind text not null,
  language text not null check (language in ('en', 'es')),
  -- The digest of the template's source: what the bytes are made from, beside the data.
  template text not null check (template ~ '^[0-9a-f]{64}$'),
  data jsonb not null,
  -- The decision, award or application that it is about; null where it is about the participant as such.
  about text,
  dated date not null,
  -- By which anyone verifies a certificate.
  code text check (code ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  issued_by text not null,
  command text not null,
  primary key (participant, id)
);
create index letter_code on retiro.letter (code) where code is not null;
`;
