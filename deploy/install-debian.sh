#!/bin/sh
# Installe cette version sur Debian ou Ubuntu, depuis le dossier de l’archive :
#   sudo sh deploy/install-debian.sh --domain www.votre-domaine.fr --email vous@votre-domaine.fr
# Relancé depuis une version plus récente, il met à jour sans toucher aux réglages ni aux données.
# --root DOSSIER installe dans un dossier, sans compte ni service (pour un essai ou un paquet).
set -eu

here=$(cd "$(dirname "$0")/.." && pwd -P)
. "$here/deploy/common.sh"

domain='' email='' root=''
while [ $# -gt 0 ]; do
  [ $# -ge 2 ] || refuse "l’option $1 demande une valeur."
  case "$1" in
    --domain) domain=$2 ;;
    --email) email=$2 ;;
    --root) root=$2 ;;
    *) refuse "l’option $1 est inconnue (--domain, --email, --root)." ;;
  esac
  shift 2
done

find_node
settings="$root/etc/faitage.env"
if [ ! -f "$settings" ]; then
  if [ -z "$domain" ]; then
    printf 'Nom de domaine du site (www.votre-domaine.fr) : '
    read -r domain || true
  fi
  if [ -z "$email" ]; then
    printf 'Adresse e-mail de l’administrateur : '
    read -r email || true
  fi
  check_domain "$domain"
  check_email "$email"
fi

add_account faitage /var/lib/faitage
install_code

# save_and_migrate : le service arrêté, une sauvegarde puis la base à la nouvelle version ; ni l’une ni l’autre sans besoin.
save_and_migrate() {
  (
    cd "$code"
    set -- "$node" scripts/faitage.mjs migrate --variables "$settings"
    if [ -n "$root" ]; then "$@"; else runuser -u faitage -- "$@"; fi
  )
}

value_of() { sed -n "s/^$1=//p" "$settings" | tail -n 1; }
if [ -f "$settings" ] && { [ -n "$(value_of DATABASE_URL)" ] || [ -f "$root$(value_of DATA_DIR)/faitage.sqlite" ]; }; then
  [ -n "$root" ] || systemctl stop faitage
  save_and_migrate || {
    [ -n "$root" ] || systemctl start faitage
    refuse "la base n’a pas pu être sauvegardée ou mise à jour : l’ancienne version reste en service."
  }
fi
ln -sfn "faitage-$version" "$root/opt/faitage"

if [ ! -f "$settings" ]; then
  mkdir -p "$root/etc"
  (
    umask 077
    cat >"$settings" <<SETTINGS
PUBLIC_URL=https://$domain
ADMIN_EMAIL=$email
DATA_DIR=/var/lib/faitage
DEMO=0
TRUST_PROXY=1
SETTINGS
  )
fi
# Le compte lit ce fichier pour « faitage doctor » et « faitage backup ».
[ -n "$root" ] || chown root:faitage "$settings"
chmod 640 "$settings"

unit="$root/etc/systemd/system/faitage.service"
mkdir -p "$(dirname "$unit")"
sed "s#^ExecStart=/usr/bin/node #ExecStart=$node #" "$here/deploy/faitage.service" >"$unit"
chmod 644 "$unit"

if [ -z "$root" ]; then
  systemctl daemon-reload
  systemctl enable faitage
  systemctl restart faitage
fi
cat <<DONE
Faîtage $version est installé.
  Réglages       $settings
  Premier mot de passe   sudo cat /var/lib/faitage/premier-mot-de-passe.txt
  Ce qu’il reste à faire   cd /opt/faitage && sudo -u faitage $node scripts/faitage.mjs doctor --variables /etc/faitage.env
DONE
