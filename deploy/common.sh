# Ce que install-debian.sh et sites.sh ont en commun ; here est le dossier de la version, root celui d’un essai.

refuse() {
  echo "Erreur : $1" >&2
  exit 1
}

# Le service cherche Node dans /usr : celui de nvm, dans le dossier d’une personne, lui est interdit.
find_node() {
  [ -f "$here/build/server/index.js" ] || refuse "$here n’est pas construit : prenez l’archive d’une version."
  [ -n "$root" ] || [ "$(id -u)" -eq 0 ] || refuse "lancez ce script avec sudo."
  node=$(PATH=/usr/local/bin:/usr/bin command -v node || true)
  [ -n "$node" ] || refuse "Node manque dans /usr : installez Node 24.15 ou plus récent (README, « Node sur le serveur »)."
  version=$("$node" -e 'const [a, b] = process.versions.node.split(".").map(Number)
    if (a < 24 || (a === 24 && b < 15)) process.exit(1)
    console.log(require(process.argv[1]).version)' "$here/package.json") ||
    refuse "Node 24.15 ou plus récent est nécessaire (ici $("$node" --version)) : README, « Node sur le serveur »."
  code="$root/opt/faitage-$version"
}

# Ni l’exemple de la documentation, ni le domaine réservé aux exemples.
check_domain() {
  case "$1" in
    *[!a-z0-9.-]* | '' | *.example | votre-domaine.* | *.votre-domaine.*) refuse "« $1 » n’est pas un nom de domaine à vous (--domain)." ;;
  esac
}

check_email() {
  case "$1" in
    *[!A-Za-z0-9._%+@-]* | *.example | *@votre-domaine.* | *.votre-domaine.* | *@*@*) refuse "« $1 » n’est pas une adresse à vous (--email)." ;;
    *?@?*.?*) ;;
    *) refuse "« $1 » n’est pas une adresse à vous (--email)." ;;
  esac
}

# Le code n’est qu’à root ; l’ancienne version reste à côté.
install_code() {
  if [ "$here" != "$code" ]; then
    rm -rf "$code"
    mkdir -p "$code"
    cp -R "$here/." "$code/"
  fi
  chmod -R u=rwX,go=rX "$code"
  [ -n "$root" ] || chown -R root:root "$code"
}

# add_account NOM DOSSIER : le compte d’un site, sans mot de passe ni shell.
add_account() {
  if [ -z "$root" ] && ! getent passwd "$1" >/dev/null; then
    useradd --system --user-group --home-dir "$2" --no-create-home --shell /usr/sbin/nologin "$1"
  fi
}
