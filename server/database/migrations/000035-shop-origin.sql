-- Whose shop this is: the demo, which can be taken away whole, or a merchant's own, into which no demo is put any more.
-- An empty database is nobody's yet.
create table shop_origin (
  is_only boolean primary key default true check (is_only),
  origin text not null check (origin in ('demo', 'own'))
);

insert into shop_origin (origin)
select case
    when exists (select from products where vendor = 'Pracownia Plakatu')
      or (select changed_by from settings where document = 'company' order by version desc limit 1) = 'seed'
    then 'demo' else 'own'
  end
where exists (select from products);

-- A stored version is kept for the orders that were placed under it. What the demo set may go with the demo: by then no
-- order is left.
create or replace function refuse_changed_settings() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.changed_by = 'seed' and not exists (select from orders) then return old; end if;
  raise exception 'a stored version of the settings is never changed: add another';
end $$;

drop trigger settings_noticed on settings;
create trigger settings_noticed after insert or delete on settings
  for each statement execute function notify_everything();
drop trigger settings_site_changed on settings;
create trigger settings_site_changed after insert or delete on settings
  for each statement execute function note_site();
