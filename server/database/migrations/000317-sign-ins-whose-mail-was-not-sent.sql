-- The mailbox had enough e-mails: nothing proves such a sign-in, and what is said of it and of each try is the same as of one whose
-- e-mail went out.
alter table shopper_sign_ins add column is_unsent boolean not null default false;
