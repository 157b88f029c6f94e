-- What was made of a form, by the key that the browser chose when the form was opened: sent again after an answer that was
-- lost, with whatever was typed since, nothing is made a second time, and the form goes on with what is there. Unlike
-- answered_mutations, which knows one press with one content for a day. Written in the transaction that makes the record.
create table made_records (
  kind text not null,
  key uuid not null,
  -- As its address names it: an id, a number, a name. Without a reference: what was made may be removed.
  record_id text not null,
  made_at timestamptz not null,
  primary key (kind, key)
);
create index made_records_made_at on made_records (made_at);
