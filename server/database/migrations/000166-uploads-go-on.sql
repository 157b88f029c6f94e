-- A file that is handed in may break off with its connection: what has come is kept, and the same file goes on there. Whose
-- name, size and moment of change it is, as the browser says; empty where a file came as a whole.
alter table imports add column upload_key text not null default '';
create index imports_uploads on imports (upload_key) where state = 'uploading';
