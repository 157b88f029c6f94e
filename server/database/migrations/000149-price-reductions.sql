-- Prices that are lower for a time. A reduction is a row of its own beside the ordinary price, which stays what it is: nothing
-- has to be written at the moment when it begins or ends, so nobody can be late for it. What a variant costs at a moment is
-- said by prices_at alone, and how it came to that by price_changes, which the 30-day low is calculated from.
create table price_reductions (
  id uuid primary key default gen_random_uuid(),
  variant_id uuid not null references variants on delete cascade,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  amount_minor bigint not null check (amount_minor > 0),
  begins_at timestamptz not null,
  -- Null: until somebody ends it.
  ends_at timestamptz check (ends_at > begins_at),
  -- What was planned in one go, such as a sale of a collection, and what the merchant calls it.
  set_id uuid not null,
  title text not null default '',
  -- The reduction that this one was converted from; null when the merchant has set it.
  source_id uuid references price_reductions on delete cascade,
  unique (source_id, currency)
);
create index price_reductions_variant on price_reductions (variant_id, currency, begins_at);
create index price_reductions_begin on price_reductions (begins_at);
create index price_reductions_end on price_reductions (ends_at) where ends_at is not null;
create index price_reductions_set on price_reductions (set_id);

-- A variant has one price at a time. Whoever writes has locked the product, so that two cannot come past each other.
create function refuse_overlapping_reductions() returns trigger language plpgsql as $$
begin
  if exists (
    select from changed n join price_reductions r
      on r.variant_id = n.variant_id and r.currency = n.currency and r.id <> n.id
      and tstzrange(r.begins_at, r.ends_at) && tstzrange(n.begins_at, n.ends_at)
  ) then
    raise exception 'two reductions of a price overlap' using errcode = 'exclusion_violation';
  end if;
  return null;
end $$;
create trigger price_reductions_apart_inserted after insert on price_reductions referencing new table as changed
  for each statement execute function refuse_overlapping_reductions();
create trigger price_reductions_apart_updated after update on price_reductions referencing new table as changed
  for each statement execute function refuse_overlapping_reductions();

-- The one answer to what a variant costs in a currency at a moment. `compare_at_minor` is above the amount where it is
-- reduced, whether for a time or by a crossed-out price. A plain select, so that the planner reads it as a part of each query.
create function prices_at(instant timestamptz) returns table (
  variant_id uuid, currency text, amount_minor bigint, compare_at_minor bigint, reduced_from timestamptz, reduced_until timestamptz
) language sql stable as $$
  select p.variant_id, p.currency, coalesce(r.amount_minor, p.amount_minor),
    case when r.id is null then p.compare_at_minor else p.amount_minor end, r.begins_at, r.ends_at
  from prices p left join price_reductions r on r.variant_id = p.variant_id and r.currency = p.currency
    and r.begins_at <= instant and (r.ends_at is null or r.ends_at > instant) and r.amount_minor < p.amount_minor
$$;

-- What a variant has cost until a moment, one row for each change, the oldest first: the ordinary price by its history, and
-- below it the reductions that came and went.
create function price_changes(of_variant uuid, in_currency text, instant timestamptz)
returns table (amount_minor bigint, valid_from timestamptz) language sql stable as $$
  with moments as (
    select h.valid_from as at from price_history h where h.variant_id = of_variant and h.currency = in_currency
    union
    select moment.at from price_reductions r cross join lateral (values (r.begins_at), (r.ends_at)) as moment (at)
    where r.variant_id = of_variant and r.currency = in_currency and moment.at <= instant
  ), priced as (
    select moments.at, least(ordinary.amount_minor, r.amount_minor) as amount_minor
    from moments cross join lateral (
      select h.amount_minor from price_history h
      where h.variant_id = of_variant and h.currency = in_currency and h.valid_from <= moments.at
      order by h.valid_from desc, h.id desc limit 1) as ordinary
    left join price_reductions r on r.variant_id = of_variant and r.currency = in_currency
      and r.begins_at <= moments.at and (r.ends_at is null or r.ends_at > moments.at)
  )
  select amount_minor, at from (
    select at, amount_minor, lag(amount_minor) over (order by at) as former from priced) as change
  where former is distinct from amount_minor order by at
$$;

-- What follows from a change of them is what follows from a change of prices.
create trigger price_reductions_noticed_insert after insert on price_reductions referencing new table as new_rows
  for each statement execute function notify_prices();
create trigger price_reductions_noticed_update after update on price_reductions referencing new table as new_rows
  for each statement execute function notify_prices();
create trigger price_reductions_noticed_delete after delete on price_reductions referencing old table as old_rows
  for each statement execute function notify_prices();
create trigger price_reductions_changes_inserted after insert on price_reductions referencing new table as changed
  for each statement execute function note_changed_prices();
create trigger price_reductions_changes_updated after update on price_reductions referencing new table as changed
  for each statement execute function note_changed_prices();
create trigger price_reductions_changes_deleted after delete on price_reductions referencing old table as changed
  for each statement execute function note_changed_prices();

create trigger price_reductions_recorded_insert after insert on price_reductions referencing new table as new_rows
  for each statement when (coalesce(current_setting('kasa.change_batch', true), '') <> '')
  execute function record_changes('product', 'variant', 'id', '', 'r.source_id is null');
create trigger price_reductions_recorded_update after update on price_reductions
  referencing old table as old_rows new table as new_rows
  for each statement when (coalesce(current_setting('kasa.change_batch', true), '') <> '')
  execute function record_changes('product', 'variant', 'id', '', 'r.source_id is null');
create trigger price_reductions_recorded_delete after delete on price_reductions referencing old table as old_rows
  for each statement when (coalesce(current_setting('kasa.change_batch', true), '') <> '')
  execute function record_changes('product', 'variant', 'id', '', 'r.source_id is null');
