-- What `bridge status` counts by game server, without reading answers.
create index bridge_batch_of_server on bridge_batch (game_server_id, received_at)
  include (sent_at, applied, unchanged, stale, refused);

-- For metrics: how many tasks of a kind wait, and since when.
create index task_queued_of_kind on task (kind, due_at) where state = 'queued';
create index task_claimed_of_kind on task (kind, lease_expires_at) where state = 'claimed';
create index task_delayed_of_kind on task (kind, queued_at) where state = 'delayed';
create index game_session_open_state on game_session (state, boot_id) where state <> 'ended';

-- For the clean-up.
create index game_boot_ended_at on game_boot (ended_at) where ended_at is not null;
create index game_session_boot_id on game_session (boot_id);
create index character_deleted_at on character (deleted_at) where deleted_at is not null;
