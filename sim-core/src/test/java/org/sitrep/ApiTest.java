package org.sitrep;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaMember;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Holds the API that people outside build on, those who embed Sitrep and the authors of bots and games, to a list. A
 * change by intent rewrites the list with {@code -Dsitrep.golden=write} and is announced in the changelog.
 */
class ApiTest {
    private static final Set<String> PACKAGES = Set.of("org.sitrep", "org.sitrep.strategy", "org.sitrep.ruleset");
    private static final Path LIST = Path.of("src/test/resources/org/sitrep/api.txt");

    @Test
    void publicMembersAreThoseOfTheList() throws IOException {
        final JavaClasses classes = new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("org.sitrep");
        final List<String> lines = new ArrayList<>();
        classes.stream()
                .filter(type -> PACKAGES.contains(type.getPackageName()))
                .filter(type -> type.getModifiers().contains(JavaModifier.PUBLIC))
                .sorted(Comparator.comparing(JavaClass::getName))
                .forEach(type -> lines.addAll(members(type)));
        if ("write".equals(System.getProperty("sitrep.golden"))) {
            Files.write(LIST, lines);
        }
        assertEquals(
                String.join("\n", Files.readAllLines(LIST)),
                String.join("\n", lines),
                "the public API differs from " + LIST);
    }

    private static List<String> members(final JavaClass type) {
        final Set<String> members = new TreeSet<>();
        type.getMembers().stream()
                .filter(ApiTest::isOffered)
                .filter(member -> !member.getModifiers().contains(JavaModifier.SYNTHETIC))
                .forEach(member -> members.add("  " + text(member)));
        final List<String> lines = new ArrayList<>(List.of(type.getName()));
        lines.addAll(members);
        return lines;
    }

    /** Subclasses see protected members, and bots and games are subclasses. */
    private static boolean isOffered(final JavaMember member) {
        return member.getModifiers().contains(JavaModifier.PUBLIC)
                || member.getModifiers().contains(JavaModifier.PROTECTED);
    }

    private static String text(final JavaMember member) {
        if (member instanceof JavaCodeUnit unit) {
            return unit.getRawParameterTypes().stream()
                    .map(JavaClass::getSimpleName)
                    .collect(Collectors.joining(
                            ", ",
                            unit.getName() + "(",
                            ") " + unit.getRawReturnType().getSimpleName()));
        }
        return member.getName();
    }
}
