package org.sitrep.supply;

import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.sitrep.cli.Cli;
import org.w3c.dom.Element;

/**
 * What the parent pom.xml says of libraries. The enforcer holds every module to it, in all scopes, before anything is
 * compiled.
 */
final class BuildFile {
    /** The group of the project's own modules. */
    static final String OWN_GROUP = "org.sitrep";

    private final Pom pom;

    private BuildFile(final Pom pom) {
        this.pom = pom;
    }

    static BuildFile read() throws IOException {
        return new BuildFile(Pom.read(Cli.REPOSITORY.resolve("pom.xml")));
    }

    /**
     * The libraries that modules may use, each in the one version that they may use; no module of the project's own.
     */
    List<Library> allowed() {
        return rule("bannedDependencies").stream()
                .flatMap(rule -> Pom.below(rule, "includes", "include").stream())
                .map(include -> include.getTextContent().strip())
                .filter(include -> !include.startsWith(OWN_GROUP + ":"))
                .map(BuildFile::exact)
                .toList();
    }

    /** What is banned before the allowed libraries are let in again. */
    List<String> banned() {
        return rule("bannedDependencies").stream()
                .flatMap(rule -> Pom.below(rule, "excludes", "exclude").stream())
                .map(exclude -> exclude.getTextContent().strip())
                .toList();
    }

    /** Group and artifact of the libraries whose version is managed, whoever asks for them. */
    Set<String> managed() {
        return pom.all("dependencyManagement", "dependencies", "dependency").stream()
                .map(pom::name)
                .collect(Collectors.toUnmodifiableSet());
    }

    /** The version of the project. */
    String version() {
        return pom.text("version").orElseThrow();
    }

    /** The description of the project. */
    String description() {
        return pom.text("description").orElseThrow();
    }

    private List<Element> rule(final String name) {
        return pom.all("build", "plugins", "plugin", "executions", "execution", "configuration", "rules", name);
    }

    /** Brackets say that it is this version and no later one. */
    private static Library exact(final String include) {
        if (!include.matches("[^:]+:[^:]+:\\[[^,\\[\\]]+]")) {
            throw new IllegalArgumentException("not group:artifact:[version]: " + include);
        }
        return Library.of(include.replaceAll("[\\[\\]]", ""));
    }
}
