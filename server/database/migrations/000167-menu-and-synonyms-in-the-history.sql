-- What shoppers call things, and the menu, are written down by the history as products are: see decision 83.
create trigger search_synonyms_recorded_insert after insert on search_synonyms referencing new table as new_rows
  for each statement when (coalesce(current_setting('kasa.change_batch', true), '') <> '')
  execute function record_changes('synonym', 'term', 'locale term', '', 'true');
create trigger search_synonyms_recorded_update after update on search_synonyms
  referencing old table as old_rows new table as new_rows
  for each statement when (coalesce(current_setting('kasa.change_batch', true), '') <> '')
  execute function record_changes('synonym', 'term', 'locale term', '', 'true');
create trigger search_synonyms_recorded_delete after delete on search_synonyms referencing old table as old_rows
  for each statement when (coalesce(current_setting('kasa.change_batch', true), '') <> '')
  execute function record_changes('synonym', 'term', 'locale term', '', 'true');

-- A document of the settings gets a new version instead of another value: what differs from the one before is the change.
create function record_setting() returns trigger language plpgsql as $$
declare
  former constant jsonb := coalesce((
    select data from settings where document = new.document and version < new.version order by version desc limit 1), '{}');
begin
  insert into thing_versions as v (thing_kind, thing_id, version) values ('setting', new.document, 1)
  on conflict (thing_kind, thing_id) do update set version = v.version + 1;
  insert into changes (batch_id, thing_kind, thing_id, version, part, part_key, field, before, after)
  select current_setting('kasa.change_batch')::bigint, 'setting', new.document,
    (select version from thing_versions where thing_kind = 'setting' and thing_id = new.document),
    'settings', jsonb_build_object('document', new.document), each.key, former -> each.key, each.value
  from jsonb_each(new.data) as each where former -> each.key is distinct from each.value;
  return null;
end $$;
create trigger settings_recorded after insert on settings
  for each row when (coalesce(current_setting('kasa.change_batch', true), '') <> '') execute function record_setting();
