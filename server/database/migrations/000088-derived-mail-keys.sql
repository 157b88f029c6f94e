-- The key in the link of an order's e-mail is derived, as the order's address is: no copy of the database opens it.
alter table unpaid_holds drop column mail_key;
