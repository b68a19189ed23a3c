#!/bin/sh
# The PostgreSQL image runs this once, in a new database: two logins, of which the one that serves requests owns nothing
# (docs/decisions/0057-row-policies.md). The superuser keeps no password, so that it is reached from inside the container only.
set -eu
password=$(printf %s "$POSTGRES_PASSWORD" | sed "s/'/''/g")
psql --no-psqlrc --set=ON_ERROR_STOP=1 --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" <<SQL
create role plateful_owner login password '$password';
create role plateful_app login password '$password';
alter database "$POSTGRES_DB" owner to plateful_owner;
alter role "$POSTGRES_USER" password null;
SQL
