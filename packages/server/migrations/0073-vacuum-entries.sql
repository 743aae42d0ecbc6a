-- Until a page of the table is vacuumed, whoever counts entries in an index looks at their rows too. By default that
-- waits for a fifth of all rows to change; after a fiftieth, most pages have a changed row.
alter table board_entry set (autovacuum_vacuum_scale_factor = 0.005);
