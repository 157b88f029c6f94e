-- Keys by which programs call the office's operations: a name, what it may do, and until when. See decision 97.
create table api_keys (
  id bigint generated always as identity primary key,
  -- Who stands beside what the key does. Nobody can sign in with this row, because it was removed from its beginning on.
  staff_id bigint not null unique references staff on delete cascade,
  name text not null check (length(name) between 1 and 60),
  -- The first characters of the key, by which its owner knows it again.
  hint text not null,
  token_hash bytea not null unique check (length(token_hash) = 32),
  -- Of src/staff/permissions.ts.
  permissions text[] not null check (cardinality(permissions) > 0),
  created_at timestamptz not null,
  -- Null: by a command.
  created_by bigint references staff on delete set null,
  -- Null: until it is revoked.
  expires_at timestamptz check (expires_at > created_at),
  last_used_at timestamptz,
  revoked_at timestamptz
);
create unique index api_keys_name on api_keys (lower(name)) where revoked_at is null;

-- What a key may do, and for how long, was said to whoever made it, and proved again who it was: no later change widens it.
create function keep_api_key() returns trigger language plpgsql as $$
begin
  if (new.staff_id, new.token_hash, new.permissions, new.created_at) is distinct from
     (old.staff_id, old.token_hash, old.permissions, old.created_at)
    or new.expires_at is distinct from old.expires_at
    or (old.revoked_at is not null and new.revoked_at is distinct from old.revoked_at) then
    raise exception 'a key is made anew, not changed' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger api_keys_kept before update on api_keys for each row execute function keep_api_key();
