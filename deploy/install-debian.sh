#!/bin/sh
# Installe cette version sur Debian ou Ubuntu, depuis le dossier de l’archive :
#   sudo sh deploy/install-debian.sh --domain www.votre-domaine.fr --email vous@votre-domaine.fr
# Relancé depuis une version plus récente, il met à jour sans toucher aux réglages ni aux données.
# --root DOSSIER installe dans un dossier, sans compte ni service (pour un essai ou un paquet).
set -eu

refuse() {
  echo "Erreur : $1" >&2
  exit 1
}

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

here=$(cd "$(dirname "$0")/.." && pwd -P)
[ -f "$here/build/server/index.js" ] || refuse "$here n’est pas construit : prenez l’archive d’une version."
[ -n "$root" ] || [ "$(id -u)" -eq 0 ] || refuse "lancez ce script avec sudo."

# Le service cherche Node dans /usr : celui de nvm, dans le dossier d’une personne, lui est interdit.
node=$(PATH=/usr/local/bin:/usr/bin command -v node || true)
[ -n "$node" ] || refuse "Node manque dans /usr : installez Node 24.15 ou plus récent (README, « Node sur le serveur »)."
"$node" -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 24 || (a === 24 && b >= 15) ? 0 : 1)' ||
  refuse "Node 24.15 ou plus récent est nécessaire (ici $("$node" --version)) : README, « Node sur le serveur »."

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
  case "$domain" in
    *[!a-z0-9.-]* | '' | *.example) refuse "« $domain » n’est pas un nom de domaine à vous (--domain)." ;;
  esac
  case "$email" in
    *[!A-Za-z0-9._%+@-]* | *.example | *@*@*) refuse "« $email » n’est pas une adresse à vous (--email)." ;;
    *?@?*.?*) ;;
    *) refuse "« $email » n’est pas une adresse à vous (--email)." ;;
  esac
fi

if [ -z "$root" ] && ! getent passwd faitage >/dev/null; then
  useradd --system --user-group --home-dir /var/lib/faitage --no-create-home --shell /usr/sbin/nologin faitage
fi

# Le code n’est qu’à root ; l’ancienne version reste à côté.
version=$("$node" -p 'require(process.argv[1]).version' "$here/package.json")
code="$root/opt/faitage-$version"
if [ "$here" != "$code" ]; then
  rm -rf "$code"
  mkdir -p "$code"
  cp -R "$here/." "$code/"
fi
chmod -R u=rwX,go=rX "$code"
[ -n "$root" ] || chown -R root:root "$code"
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
