-- What a version of the settings does not say any more is a change, too.
create or replace function record_setting() returns trigger language plpgsql as $$
declare
  former constant jsonb := coalesce((
    select data from settings where document = new.document and version < new.version order by version desc limit 1), '{}');
  latter constant jsonb := new.data;
begin
  insert into thing_versions as v (thing_kind, thing_id, version) values ('setting', new.document, 1)
  on conflict (thing_kind, thing_id) do update set version = v.version + 1;
  insert into changes (batch_id, thing_kind, thing_id, version, part, part_key, field, before, after)
  select current_setting('kasa.change_batch')::bigint, 'setting', new.document,
    (select version from thing_versions where thing_kind = 'setting' and thing_id = new.document),
    'settings', jsonb_build_object('document', new.document), key, former -> key, latter -> key
  from jsonb_object_keys(former || latter) as key where former -> key is distinct from latter -> key;
  return null;
end $$;
