-- Before the words of an e-mail are changed, the office says how often it went out in the last thirty days.
create index sent_mails_kind on sent_mails (kind, sent_at);
