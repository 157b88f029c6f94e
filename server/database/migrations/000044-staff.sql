-- Who works in the office. Roles and permissions are in src/staff/permissions.ts.
create table staff (
  id bigint generated always as identity primary key,
  email text not null check (email = lower(email)),
  name text not null,
  role text not null check (role in ('owner', 'manager', 'packer', 'accountant')),
  locale text not null,
  created_at timestamptz not null,
  -- Who was removed stays as a name beside what was done.
  removed_at timestamptz
);
create unique index staff_email on staff (email) where removed_at is null;

-- A password never goes without a second factor.
create table staff_passwords (
  staff_id bigint primary key references staff on delete cascade,
  -- In the PHC string format: argon2id with its parameters and salt.
  hash text not null,
  totp_secret bytea not null check (length(totp_secret) = 20),
  -- The time step of the last code that was accepted: a code is used once.
  totp_last_step bigint not null default 0,
  changed_at timestamptz not null
);

create table staff_recovery_codes (
  staff_id bigint not null references staff on delete cascade,
  code_hash bytea not null,
  primary key (staff_id, code_hash)
);

create table staff_passkeys (
  -- The credential's id, base64url.
  id text primary key,
  staff_id bigint not null references staff on delete cascade,
  public_key bytea not null,
  -- Of signatures, where the authenticator counts them: it never goes back.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index staff_passkeys_staff on staff_passkeys (staff_id);

create table staff_sessions (
  -- What lists show and revoke; the token itself is the cookie's.
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  staff_id bigint not null references staff on delete cascade,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  -- When the person last proved again who it is.
  stepped_up_at timestamptz,
  address text not null,
  device text not null,
  -- For a password that is being set up.
  totp_secret bytea
);
create index staff_sessions_staff on staff_sessions (staff_id);

-- One-time links: to set up the shop's first owner, to accept an invitation, to come back in. A used one is deleted.
create table staff_links (
  id bigint generated always as identity primary key,
  -- Null until the mail with the token is written, which alone knows it.
  token_hash bytea unique,
  purpose text not null check (purpose in ('setup', 'invitation', 'recovery')),
  email text check (email = lower(email)),
  role text check (role in ('owner', 'manager', 'packer', 'accountant')),
  locale text,
  staff_id bigint references staff on delete cascade,
  -- For a password that is set up with the link.
  totp_secret bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check (purpose = 'setup' or email is not null),
  check (purpose <> 'invitation' or role is not null),
  check (purpose <> 'recovery' or staff_id is not null)
);

-- What a passkey has to sign: random, used once, within minutes.
create table staff_challenges (
  challenge text primary key,
  -- Who registers a passkey or steps up; null for whoever signs in, or holds a link.
  staff_id bigint references staff on delete cascade,
  link_id bigint references staff_links on delete cascade,
  expires_at timestamptz not null
);

-- Everything that staff did, and was refused. Each row's hash covers the row and the hash before it.
create table audit_log (
  id bigint primary key,
  at timestamptz not null,
  -- Null: nobody was signed in, or it was a command.
  staff_id bigint references staff,
  who text not null,
  kind text not null,
  subject text not null,
  -- JSON, as it was written: the hash is over the text.
  before text,
  after text,
  address text not null,
  device text not null,
  hash bytea not null
);
create index audit_log_staff on audit_log (staff_id, id);
create index audit_log_kind on audit_log (kind, id);

-- Where the chain ends, so that rows missing at the end are noticed.
create table audit_head (
  is_only boolean primary key default true check (is_only),
  last_id bigint not null,
  hash bytea not null
);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  -- A restore empties all tables of a shop that has nothing: a log without rows loses nothing by it.
  if tg_op = 'TRUNCATE' and not exists (select from audit_log) then
    return null;
  end if;
  raise exception 'the audit log is append-only';
end $$;
create trigger audit_log_append_only before update or delete on audit_log
  for each row execute function refuse_audit_change();
create trigger audit_log_not_truncated before truncate on audit_log
  for each statement execute function refuse_audit_change();
