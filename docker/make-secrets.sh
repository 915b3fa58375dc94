#!/bin/sh
# Writes docker/.env with new secrets for compose.yml. Keeps a file that is already there.
set -eu
file="$(dirname "$0")/.env"
if [ -e "$file" ]; then
  echo "$file is already there; nothing was changed."
  exit 0
fi
secret() { head -c 32 /dev/urandom | od -An -tx1 | tr -d ' \n'; }
umask 077
cat > "$file" <<ENV
POSTGRES_PASSWORD=$(secret)
DATABASE_PASSWORD=$(secret)
REDIS_PASSWORD=$(secret)
SESSION_SECRET=$(secret)
ADMIN_PASSWORD=$(secret | cut -c1-24)
ENV
echo "$file has new secrets. ADMIN_PASSWORD in it opens the administration at the first start; change it there."
