#!/bin/sh
# Runs once, when Postgres makes its data folder: an ordinary login for the application, with a database of its own
set -eu
psql --username postgres --set ON_ERROR_STOP=1 --set password="$RIGBOOK_PASSWORD" <<'SQL'
CREATE ROLE rigbook LOGIN PASSWORD :'password';
CREATE ROLE rigbook_app NOLOGIN;
GRANT rigbook_app TO rigbook WITH SET TRUE;
CREATE DATABASE rigbook OWNER rigbook;
SQL
