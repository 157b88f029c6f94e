-- What shoppers look for, as counts by day: nothing says who it was, nor what was looked for by the same person.
create table searches (
  id bigint generated always as identity primary key,
  -- Of the company's country.
  day text not null check (day ~ '^\d{4}-\d{2}-\d{2}$'),
  locale text not null,
  -- In small letters, as the terms of synonyms are.
  words text not null check (words <> ''),
  asked integer not null check (asked > 0),
  -- What the last of them found: src/searches/search-outcomes.ts.
  outcome text not null check (outcome in ('none', 'near', 'found')),
  unique (day, locale, words)
);
