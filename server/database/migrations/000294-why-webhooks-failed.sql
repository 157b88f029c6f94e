-- Why nobody answered, as something that each reader is told in a language of one's own; `error` stays for commands. Null: there
-- was an answer, or the attempt is older than this column. The kinds are those of src/webhooks/webhook-failures.ts.
alter table webhook_attempts add column failure text check (failure ~ '^[A-Z_]+$');
