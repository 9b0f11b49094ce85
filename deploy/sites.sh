#!/bin/sh
# Plusieurs sites sur une machine Debian ou Ubuntu, depuis le dossier d’une version (docs/guides/agence.md) :
#   sudo sh deploy/sites.sh add SITE --domain www.couvreur.fr --email patron@couvreur.fr
#   sudo sh deploy/sites.sh list
#   sudo sh deploy/sites.sh upgrade [SITE…]
# --root DOSSIER travaille dans un dossier, sans comptes (pour un essai).
set -eu

here=$(cd "$(dirname "$0")/.." && pwd -P)
. "$here/deploy/common.sh"

act=${1:-}
[ $# -eq 0 ] || shift
domain='' email='' root='' names=''
while [ $# -gt 0 ]; do
  case "$1" in
    --domain | --email | --root)
      [ $# -ge 2 ] || refuse "l’option $1 demande une valeur."
      case "$1" in
        --domain) domain=$2 ;;
        --email) email=$2 ;;
        --root) root=$2 ;;
      esac
      shift
      ;;
    -*) refuse "l’option $1 est inconnue (--domain, --email, --root)." ;;
    [a-z]*) names="$names $1" ;;
    *) refuse "« $1 » n’est pas un nom de site : une lettre, puis lettres sans accent, chiffres et traits." ;;
  esac
  shift
done
for name in $names; do
  case "$name" in
    *[!a-z0-9-]* | ?????????????????????*)
      refuse "« $name » n’est pas un nom de site : au plus vingt lettres sans accent, chiffres et traits."
      ;;
  esac
done
find_node

settings_of() { echo "$root/etc/faitage/$1.env"; }
link_of() { echo "$root/opt/faitage-sites/$1"; }
data_of() { echo "$root/var/lib/faitage-$1"; }
# value_of SITE VARIABLE
value_of() { sed -n "s/^$2=//p" "$(settings_of "$1")" | tail -n 1; }
all_sites() {
  for file in "$root"/etc/faitage/*.env; do
    [ ! -f "$file" ] || basename "$file" .env
  done
}
version_of() { readlink "$(link_of "$1")" | sed 's/.*faitage-//'; }
# use_version SITE VERSION : le lien change d’un coup.
use_version() { ln -sfn "../faitage-$2" "$(link_of "$1")"; }

is_postgres() { [ -n "$(value_of "$1" DATABASE_URL)" ]; }

# as_site SITE SOUS-COMMANDE… : la commande faitage de la version du site, sous son compte.
as_site() {
  site=$1
  shift
  (
    cd "$(link_of "$site")"
    set -- "$node" scripts/faitage.mjs "$@" --variables "$(settings_of "$site")"
    if [ -n "$root" ]; then "$@"; else runuser -u "faitage-$site" -- "$@"; fi
  )
}

is_ready() {
  "$node" -e 'fetch(`http://127.0.0.1:${process.argv[1]}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))' \
    "$(value_of "$1" PORT)"
}

# until_ready SITE : attend au plus READY_SECONDS que le site réponde.
until_ready() {
  left=${READY_SECONDS:-120}
  until is_ready "$1"; do
    [ "$left" -gt 0 ] || return 1
    left=$((left - 1))
    sleep 1
  done
}

next_port() {
  last=$(cat "$root"/etc/faitage/*.env 2>/dev/null | sed -n 's/^PORT=//p' | sort -n | tail -n 1)
  echo $((${last:-3000} + 1))
}

write_unit() {
  unit="$root/etc/systemd/system/faitage-$1.service"
  mkdir -p "$(dirname "$unit")"
  sed -e "s#^Description=.*#Description=Faîtage, site $1#" \
    -e "s#^\(User\|Group\|StateDirectory\)=faitage\$#\1=faitage-$1#" \
    -e "s#^WorkingDirectory=.*#WorkingDirectory=/opt/faitage-sites/$1#" \
    -e "s#^Environment=DATA_DIR=.*#Environment=DATA_DIR=/var/lib/faitage-$1#" \
    -e "s#^EnvironmentFile=.*#EnvironmentFile=/etc/faitage/$1.env#" \
    -e "s#^ExecStart=/usr/bin/node #ExecStart=$node #" \
    "$here/deploy/faitage.service" >"$unit"
  chmod 644 "$unit"
}

write_proxy() {
  mkdir -p "$root/etc/caddy/faitage"
  cat >"$root/etc/caddy/faitage/$1.caddy" <<CADDY
$2 {
	request_body {
		max_size 61MB
	}
	reverse_proxy 127.0.0.1:$3 {
		flush_interval -1
		header_up X-Forwarded-For {remote_host}
		transport http {
			dial_timeout 2s
		}
	}
}
CADDY
}

add() {
  name=${names# }
  case "$name" in
    '' | *' '*) refuse "nommez un site : sites.sh add SITE --domain DOMAINE --email ADRESSE." ;;
  esac
  settings=$(settings_of "$name")
  [ ! -f "$settings" ] || refuse "le site $name existe déjà ($settings)."
  check_domain "$domain"
  check_email "$email"
  port=$(next_port)
  add_account "faitage-$name" "$(data_of "$name")"
  install_code
  mkdir -p "$root/opt/faitage-sites" "$root/etc/faitage"
  use_version "$name" "$version"
  (
    umask 077
    cat >"$settings" <<SETTINGS
PUBLIC_URL=https://$domain
ADMIN_EMAIL=$email
PORT=$port
DATA_DIR=$(data_of "$name")
DEMO=0
TRUST_PROXY=1
SETTINGS
  )
  [ -n "$root" ] || chown "root:faitage-$name" "$settings"
  chmod 640 "$settings"
  write_unit "$name"
  write_proxy "$name" "$domain" "$port"
  systemctl daemon-reload
  systemctl enable "faitage-$name"
  systemctl restart "faitage-$name"
  until_ready "$name" || refuse "le site $name ne répond pas : journalctl -u faitage-$name."
  echo "Le site $name répond sur le port $port, avec Faîtage $version."
  echo "  Mandataire             $root/etc/caddy/faitage/$name.caddy, lu par « import faitage/*.caddy » : systemctl reload caddy"
  echo "  Premier mot de passe   sudo cat $(data_of "$name")/premier-mot-de-passe.txt"
}

list() {
  for name in $(all_sites); do
    if is_ready "$name"; then state='répond'; else state='ne répond pas'; fi
    printf '%-20s %-6s %-10s %-14s %s\n' \
      "$name" "$(value_of "$name" PORT)" "$(version_of "$name")" "$state" "$(value_of "$name" PUBLIC_URL)"
  done
}

# Ce qu’une mise à jour interrompue a laissé : l’ancienne version et la sauvegarde, sur une ligne.
journal_of() { echo "$root/etc/faitage/$1.mise-a-jour"; }

# restore_before SITE ARCHIVE : l’état de la sauvegarde ; celui d’après reste à part, dans un dossier et un schéma.
restore_before() {
  if is_postgres "$1"; then as_site "$1" restore "$2" --replace; else as_site "$1" restore "$2"; fi >/dev/null
}

# go_back SITE VERSION ARCHIVE : l’ancien code avec les données d’avant. Recommencer après un arrêt ne gâte rien : le
# site ne redémarre qu’une fois ses données revenues.
go_back() {
  systemctl stop "faitage-$1"
  use_version "$1" "$2"
  restore_before "$1" "$3" ||
    refuse "le site $1 reste arrêté : sa sauvegarde $3 n’a pas pu être restaurée. Corrigez la cause, puis relancez cette commande."
  rm -f "$(journal_of "$1")"
  systemctl start "faitage-$1"
  until_ready "$1" || refuse "le site $1 ne répond plus, même avec l’ancienne version $2 : journalctl -u faitage-$1."
}

# finish_interrupted SITE : un site qui répond garde sa version, un autre revient à celle d’avant.
finish_interrupted() {
  IFS='	' read -r old archive <"$(journal_of "$1")" || refuse "$(journal_of "$1") est illisible."
  if [ "$(version_of "$1")" = "$old" ]; then wait_for=is_ready; else wait_for=until_ready; fi
  if "$wait_for" "$1"; then
    rm -f "$(journal_of "$1")"
    return
  fi
  go_back "$1" "$old" "$archive"
  echo "$1 : la mise à jour interrompue est annulée, il est revenu à $old et à sa sauvegarde."
}

upgrade_one() {
  [ ! -f "$(journal_of "$1")" ] || finish_interrupted "$1"
  old=$(version_of "$1")
  if [ "$old" = "$version" ]; then
    echo "$1 a déjà la version $version."
    return
  fi
  place="$(data_of "$1")/sauvegardes"
  # Arrêté d’abord : rien n’arrive entre la sauvegarde et un retour à elle.
  systemctl stop "faitage-$1"
  as_site "$1" backup --to "$place" --keep-all >/dev/null || {
    systemctl start "faitage-$1"
    refuse "le site $1 n’a pas pu être sauvegardé : rien n’est changé."
  }
  archive=$(find "$place" -name 'faitage-*.tar.gz' | sort | tail -n 1)
  printf '%s\t%s\n' "$old" "$archive" >"$(journal_of "$1").neuf"
  mv "$(journal_of "$1").neuf" "$(journal_of "$1")"
  use_version "$1" "$version"
  systemctl start "faitage-$1"
  if until_ready "$1"; then
    rm -f "$(journal_of "$1")"
    echo "$1 : $old → $version"
    return
  fi
  go_back "$1" "$old" "$archive"
  refuse "le site $1 n’a pas démarré avec la version $version ; il est revenu à $old et à sa sauvegarde, ses e-mails en attente sont retenus (faitage jobs list). Les sites suivants n’ont pas été touchés."
}

upgrade() {
  [ -n "$names" ] || names=$(all_sites)
  for name in $names; do
    [ -f "$(settings_of "$name")" ] || refuse "le site $name n’existe pas (sites.sh list)."
  done
  install_code
  for name in $names; do upgrade_one "$name"; done
}

case "$act" in
  add) add ;;
  list) list ;;
  upgrade) upgrade ;;
  *) refuse "dites add, list ou upgrade." ;;
esac
