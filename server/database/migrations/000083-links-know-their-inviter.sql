-- An invitation is worth what its inviter may give: whoever is removed, or may manage staff no more, takes the links back
-- that were made. Null: made by a command, or for the first owner.
alter table staff_links add column inviter_id bigint references staff on delete cascade;
create index staff_links_inviter on staff_links (inviter_id);

-- Of those that are open now the log says who made them.
update staff_links l set inviter_id = (
  select a.staff_id from audit_log a
  where a.subject = l.email
    and a.kind = case l.purpose when 'recovery' then 'staff.recoveryOffered' else 'staff.invited' end
  order by a.id desc limit 1)
where l.purpose <> 'setup';
