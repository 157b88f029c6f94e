-- What changes is told to the open screens of the office: which order, and never what stands in it. Notices go out with the
-- commit, on the channel of migration 000010; a screen that was away reads here what it missed. An hour is kept; who was
-- away longer reads everything anew.
create table office_changes (
  xid xid8 not null default pg_current_xact_id(),
  -- Those of src/live/live-kinds.ts.
  kind text not null,
  -- An order's number, say; * when they are too many to be named.
  subject text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (xid, kind, subject)
);
create index office_changes_at on office_changes (at);

-- A notice is `office:<position>:<kind>:<subject>`. Notices come in the order of the commits, and every transaction below
-- `position` had ended before this notice was written: whoever has it lacks none of theirs.
create function note_office_changes(noted_kind text, subjects text[]) returns void language plpgsql as $$
declare
  noted text;
begin
  if cardinality(subjects) > 100 then
    subjects := array['*'];
  end if;
  for noted in
    insert into office_changes (kind, subject) select noted_kind, subject from unnest(subjects) as subject
    on conflict do nothing returning subject
  loop
    perform pg_notify('kasa_changes', format('office:%s:%s:%s', pg_snapshot_xmin(pg_current_snapshot()), noted_kind, noted));
  end loop;
end $$;

create function note_changed_orders() returns trigger language plpgsql as $$
begin
  perform note_office_changes('order', array(select number::text from changed limit 101));
  return null;
end $$;
create trigger orders_live_inserted after insert on orders referencing new table as changed
  for each statement execute function note_changed_orders();
create trigger orders_live_updated after update on orders referencing new table as changed
  for each statement execute function note_changed_orders();

-- An order is new to the office when it can be worked.
create function note_new_orders() returns trigger language plpgsql as $$
begin
  perform note_office_changes('new_order', array(
    select n.number::text from changed n join former o on o.id = n.id
    where n.payment_state in ('paid', 'due_on_delivery') and o.payment_state not in ('paid', 'due_on_delivery')
    limit 101));
  return null;
end $$;
create trigger orders_live_new after update on orders referencing old table as former new table as changed
  for each statement execute function note_new_orders();

-- For tables whose rows are part of an order, by a column order_id.
create function note_order_parts() returns trigger language plpgsql as $$
begin
  perform note_office_changes('order', array(
    select distinct o.number::text from changed c join orders o on o.id = c.order_id limit 101));
  return null;
end $$;
do $$
declare
  part text;
begin
  foreach part in array array['order_events', 'order_notes', 'order_actions', 'parcels', 'refunds', 'returns', 'sent_mails'] loop
    execute format('create trigger %1$s_live_inserted after insert on %1$s referencing new table as changed
      for each statement execute function note_order_parts()', part);
    execute format('create trigger %1$s_live_updated after update on %1$s referencing new table as changed
      for each statement execute function note_order_parts()', part);
  end loop;
end $$;

create function note_disputes() returns trigger language plpgsql as $$
begin
  perform note_office_changes('dispute', array(
    select distinct o.number::text from changed c join orders o on o.id = c.order_id where c.type like 'Dispute%' limit 101));
  return null;
end $$;
create trigger disputes_live after insert on order_events referencing new table as changed
  for each statement execute function note_disputes();

create function note_changed_returns() returns trigger language plpgsql as $$
begin
  perform note_office_changes('return', array(select number::text from changed limit 101));
  return null;
end $$;
create trigger returns_live_noticed after insert on returns referencing new table as changed
  for each statement execute function note_changed_returns();
create trigger returns_live_changed after update on returns referencing new table as changed
  for each statement execute function note_changed_returns();

-- Stock moves with every order. What the office is told is that an article ran out, or is there again.
create function note_stock_ends() returns trigger language plpgsql as $$
begin
  perform note_office_changes('stock', array(
    select n.id::text from changed n join former o on o.id = n.id
    where (n.on_hand - n.reserved <= 0) <> (o.on_hand - o.reserved <= 0) limit 101));
  return null;
end $$;
create trigger variants_live after update on variants referencing old table as former new table as changed
  for each statement execute function note_stock_ends();

-- What cannot be delivered, and then can.
create function note_failing_mail() returns trigger language plpgsql as $$
begin
  perform note_office_changes('mail', array['*']);
  return null;
end $$;
create trigger outbox_live after update of last_error on outbox
  for each row when (new.last_error is distinct from old.last_error) execute function note_failing_mail();

create function note_staff() returns trigger language plpgsql as $$
begin
  perform note_office_changes('staff', array[new.id::text]);
  return null;
end $$;
create trigger staff_live after insert or update on staff for each row execute function note_staff();

-- Named by the person: the session itself is nobody else's business.
create function note_sessions() returns trigger language plpgsql as $$
begin
  perform note_office_changes('session', array(select distinct staff_id::text from changed limit 101));
  return null;
end $$;
create trigger staff_sessions_live_begun after insert on staff_sessions referencing new table as changed
  for each statement execute function note_sessions();
create trigger staff_sessions_live_ended after delete on staff_sessions referencing old table as changed
  for each statement execute function note_sessions();
