-- A second factor's secret is encrypted as the settings' secrets are (server/secrets/encrypt-totp.ts): 8 bytes that say which
-- key, 12 of a nonce, 44 of ciphertext. The 20 bytes of older rows are encrypted when their code is used.
alter table staff_passwords drop constraint staff_passwords_totp_secret_check;
alter table staff_passwords add constraint staff_passwords_totp_secret_check check (length(totp_secret) in (20, 64));

-- A dispute's state and deadline change without an event of its order.
create function note_changed_disputes() returns trigger language plpgsql as $$
begin
  perform note_office_changes('dispute', array(
    select distinct o.number::text from changed n join former f on f.id = n.id join orders o on o.id = n.order_id
    where (n.status, n.due_at, n.evidence_requested_at, n.evidence_submitted_at, n.evidence_failure)
      is distinct from (f.status, f.due_at, f.evidence_requested_at, f.evidence_submitted_at, f.evidence_failure)
    limit 101));
  return null;
end $$;
create trigger disputes_live_changed after update on disputes referencing old table as former new table as changed
  for each statement execute function note_changed_disputes();
