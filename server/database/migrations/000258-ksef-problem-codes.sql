-- What keeps the shop from sending to KSeF is told to staff in their language, by its code; the text is for the log.
alter table ksef_lane add column problem_code text;
