-- Epochs that came with tasks to report a character: later than all that any game server has had of it.
create table task_epoch (
  epoch bigint primary key,
  boot_id uuid not null references game_boot on delete cascade
);
create index task_epoch_boot_id on task_epoch (boot_id);
