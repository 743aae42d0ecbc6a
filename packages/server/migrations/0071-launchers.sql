-- A release of the launcher. Only its withdrawal changes.
create table launcher_release (
  id bigint generated always as identity primary key,
  version text not null unique check (version ~ '^\d+(\.\d+){1,3}$'),
  published_at timestamptz(3) not null,
  -- Who signed the files.
  publisher text not null,
  requirements jsonb not null,
  -- What is new: lists of texts by language.
  notes jsonb not null,
  withdrawn_at timestamptz(3),
  -- Texts by language.
  withdrawal_reason jsonb,
  check ((withdrawn_at is null) = (withdrawal_reason is null))
);

-- A file of a release, as it was when it was published.
create table launcher_build (
  release_id bigint not null references launcher_release,
  platform text not null check (platform in ('win-x64', 'win-x86')),
  file_name text not null check (file_name ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$'),
  -- Bytes.
  size bigint not null check (size > 0),
  -- SHA-256.
  file_hash bytea not null check (length(file_hash) = 32),
  -- Where a content delivery network has it. Null: the portal has it.
  url text check (url like 'https://%'),
  primary key (release_id, platform),
  unique (release_id, file_name)
);
create trigger launcher_build_append_only before update or delete or truncate on launcher_build
  for each statement execute function refuse_change();
