package org.sitrep.supply;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.sitrep.cli.Cli;
import org.w3c.dom.Element;

/**
 * Who needs whom at run time, from the command line on, as every pom.xml tells: what a dependency's scope is compile or
 * runtime and it is not optional. Versions play no part, for there is one of each library.
 */
final class Needs {
    /** The module that is started. */
    static final String ROOT = BuildFile.OWN_GROUP + ":sim-cli";

    private final ClassPath classPath;
    private final Map<String, SortedSet<String>> needs = new TreeMap<>();

    Needs(final ClassPath classPath) throws IOException {
        this.classPath = classPath;
        final Deque<String> left = new ArrayDeque<>(List.of(ROOT));
        while (!left.isEmpty()) {
            final String name = left.remove();
            if (!needs.containsKey(name)) {
                needs.put(name, direct(name));
                left.addAll(needs.get(name));
            }
        }
    }

    /** By group and artifact: all that the command line needs, itself included, each with what it needs itself. */
    Map<String, SortedSet<String>> all() {
        return needs;
    }

    private SortedSet<String> direct(final String name) throws IOException {
        final List<Pom> poms = lineage(name);
        final SortedSet<String> found = new TreeSet<>();
        for (final Pom pom : poms) {
            for (final Element dependency : pom.all("dependencies", "dependency")) {
                final String needed = pom.name(dependency);
                final String scope = Pom.text(dependency, "scope")
                        .or(() -> managedScope(poms, needed))
                        .orElse("compile");
                final boolean optional =
                        Pom.text(dependency, "optional").orElse("").equals("true");
                if (isJar(dependency)
                        && !optional
                        && List.of("compile", "runtime").contains(scope)
                        && isHere(needed)) {
                    found.add(needed);
                }
            }
        }
        return found;
    }

    /** Not the jar of another's tests, say. */
    private static boolean isJar(final Element dependency) {
        return Pom.text(dependency, "type").orElse("jar").equals("jar")
                && Pom.text(dependency, "classifier").isEmpty();
    }

    /** What is not on the class path was excluded. */
    private boolean isHere(final String name) {
        return name.startsWith(BuildFile.OWN_GROUP + ":")
                || classPath.libraries().containsKey(name);
    }

    private List<Pom> lineage(final String name) throws IOException {
        final List<Pom> poms = new ArrayList<>();
        if (name.startsWith(BuildFile.OWN_GROUP + ":")) {
            final String module = name.substring(name.indexOf(':') + 1);
            final Path games = Cli.REPOSITORY.resolve("games");
            final boolean isGame = Files.isDirectory(games.resolve(module));
            poms.add(Pom.read((isGame ? games : Cli.REPOSITORY).resolve(module).resolve("pom.xml")));
            if (isGame) {
                poms.add(Pom.read(games.resolve("pom.xml")));
            }
            poms.add(Pom.read(Cli.REPOSITORY.resolve("pom.xml")));
            return poms;
        }
        Optional<Library> next = Optional.of(classPath.libraries().get(name));
        while (next.isPresent()) {
            final Pom pom = Pom.read(classPath.pom(next.get()));
            poms.add(pom);
            next = pom.parent();
        }
        return poms;
    }

    private static Optional<String> managedScope(final List<Pom> poms, final String name) {
        return poms.stream()
                .flatMap(pom -> pom.all("dependencyManagement", "dependencies", "dependency").stream()
                        .filter(managed -> isJar(managed) && pom.name(managed).equals(name)))
                .flatMap(managed -> Pom.text(managed, "scope").stream())
                .findFirst();
    }

    /**
     * The names of the licences that the pom.xml of a library or module states, or the next parent's that states any.
     */
    List<String> licences(final String library) throws IOException {
        for (final Pom pom : lineage(library)) {
            final List<String> names = pom.all("licenses", "license", "name").stream()
                    .map(name -> name.getTextContent().strip())
                    .toList();
            if (!names.isEmpty()) {
                return names;
            }
        }
        return List.of();
    }
}
