-- What is sent to KSeF, Poland's system of invoices. A row is written with the document that goes there, and says how far it
-- is; what was accepted stays as it is.
create table ksef_submissions (
  invoice_id uuid primary key references invoices on delete restrict,
  order_id uuid not null references orders on delete restrict,
  -- `sending`: noted before it is handed in, so that whoever comes after a crash looks for it in its session first.
  -- `conflicting`: KSeF has another document of this number, and a person must look.
  state text not null default 'waiting'
    check (state in ('waiting', 'sending', 'sent', 'accepted', 'refused', 'conflicting')),
  -- In which KSeF: nothing of one is known in another.
  environment text check (environment in ('sandbox', 'test', 'demo', 'production')),
  -- SHA-256 of the FA(3) file that was sent, or is to be.
  hash bytea,
  -- The session that it was handed in, and KSeF's name of it there.
  session_number text,
  reference text,
  ksef_number text,
  accepted_at timestamptz,
  -- The receipt, as KSeF signed it.
  upo bytea,
  -- Issued without KSeF, which gets it by the next working day.
  is_offline boolean not null default false,
  -- SHA-256 of what was refused before, of a document that was issued offline: it is corrected in its form alone.
  replaced_hash bytea,
  -- Code, text and details of the refusal, KSeF's or our own.
  refusal jsonb,
  -- The e-mail with the document waits for its number, or for its second QR code.
  is_mail_wanted boolean not null default false,
  attempts integer not null default 0,
  queued_at timestamptz not null,
  sent_at timestamptz,
  changed_at timestamptz not null,
  constraint ksef_submissions_accepted check ((state = 'accepted') = (ksef_number is not null)),
  constraint ksef_submissions_sent check (state not in ('sending', 'sent', 'accepted') or (hash is not null and environment is not null))
);
create unique index ksef_submissions_number on ksef_submissions (ksef_number, environment);
create index ksef_submissions_open on ksef_submissions (queued_at)
  where state in ('waiting', 'sending', 'sent') or (state = 'accepted' and upo is null);
create index ksef_submissions_order on ksef_submissions (order_id);

-- Who sends at this moment: one process for the whole shop, which says again and again that it is still there.
create table ksef_lane (
  is_only boolean primary key default true check (is_only),
  holder uuid,
  held_until timestamptz,
  -- KSeF asked to wait until then.
  blocked_until timestamptz,
  -- What keeps it from sending; null while nothing does.
  problem text,
  problem_since timestamptz
);
insert into ksef_lane default values;

-- When something was handed in, for KSeF's limits by minute and hour.
create table ksef_sends (sent_at timestamptz not null);
create index ksef_sends_at on ksef_sends (sent_at);

-- A paper is drawn once before the document has its number, and once after.
alter table invoice_files drop constraint invoice_files_format_check;
alter table invoice_files add constraint invoice_files_format_check
  check (format in ('pdf', 'pdfOffline', 'fa3', 'fa3Refused', 'cii', 'ubl', 'isdoc'));

-- What the KSeF of the sandbox knows: its keys, sessions and invoices, and how it is to misbehave.
create table sandbox.ksef_objects (
  kind text not null,
  id text not null,
  data jsonb not null,
  created_at timestamptz not null,
  primary key (kind, id)
);
