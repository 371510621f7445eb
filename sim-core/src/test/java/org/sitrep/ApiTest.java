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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Holds the API that people outside build on, those who embed Sitrep and the authors of bots and games, to a list. A
 * change by intent rewrites the list with {@code -Dsitrep.golden=write} and is announced in the changelog. The table of
 * docs/embedding.md names the packages.
 */
class ApiTest {
    private static final Path ROOT = Path.of("").toAbsolutePath().getParent();
    private static final Path LIST = Path.of("src/test/resources/org/sitrep/api.txt");
    private static final Pattern ROW = Pattern.compile("(?m)^\\| (`org\\.sitrep[^|]*) \\|");
    private static final Pattern NAME = Pattern.compile("`([a-z.]+)`");
    private static final Pattern PACKAGE = Pattern.compile("(?m)^package ([a-z.]+);");

    private static final String API = "<p>API: changes are announced in the changelog.\n */";
    private static final String INTERNAL = "<p>Internal: changes are not announced.\n */";

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("org.sitrep");

    /** Returns the packages of the table. */
    private static Set<String> packages() throws IOException {
        return ROW.matcher(Files.readString(ROOT.resolve("docs/embedding.md")))
                .results()
                .flatMap(row -> NAME.matcher(row.group(1)).results())
                .map(name -> name.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Of every module but benchmarks, which nobody builds on. */
    @Test
    void eachPackageSaysWhatItIs() throws IOException {
        final Set<String> declared = new TreeSet<>();
        for (final String module :
                List.of("sim-records", "sim-core", "sim-report", "sim-junit", "sim-cli", "sim-web", "games")) {
            try (Stream<Path> files = Files.walk(ROOT.resolve(module))) {
                for (final Path file : files.filter(ApiTest::isDeclaration).toList()) {
                    final String text = Files.readString(file);
                    final Matcher name = PACKAGE.matcher(text);
                    assertEquals(true, name.find() && text.contains(API) != text.contains(INTERNAL), file.toString());
                    if (text.contains(API)) {
                        declared.add(name.group(1));
                    }
                }
            }
        }
        assertEquals(packages(), declared, "the table of docs/embedding.md");
    }

    private static boolean isDeclaration(final Path file) {
        return file.endsWith("package-info.java")
                && ROOT.relativize(file).toString().replace('\\', '/').contains("src/main");
    }

    @Test
    void publicMembersAreThoseOfTheList() throws IOException {
        final Set<String> packages = packages();
        final List<String> lines = new ArrayList<>();
        CLASSES.stream()
                .filter(type -> packages.contains(type.getPackageName()))
                .filter(ApiTest::isOffered)
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

    /** Types that the API returns or takes belong to the API. */
    @Test
    void theApiMentionsNothingInternal() throws IOException {
        final Set<String> packages = packages();
        final Set<String> internal = new TreeSet<>();
        CLASSES.stream()
                .filter(type -> packages.contains(type.getPackageName()))
                .filter(ApiTest::isOffered)
                .flatMap(type -> type.getMembers().stream())
                .filter(ApiTest::isOffered)
                .filter(member -> !member.getModifiers().contains(JavaModifier.SYNTHETIC))
                .forEach(member -> member.getAllInvolvedRawTypes().stream()
                        .map(JavaClass::getBaseComponentType)
                        .filter(type -> type.getPackageName().startsWith("org.sitrep"))
                        .filter(type -> !packages.contains(type.getPackageName()) || !isOffered(type))
                        .forEach(type -> internal.add(member.getFullName() + " mentions " + type.getName())));
        assertEquals("", String.join("\n", internal));
    }

    /** A nested type is offered if those around it are; what the compiler writes is not. */
    private static boolean isOffered(final JavaClass type) {
        return isOffered(type.getModifiers())
                && !type.getSimpleName().equals("RecordTables")
                && type.getEnclosingClass().map(ApiTest::isOffered).orElse(true);
    }

    private static boolean isOffered(final JavaMember member) {
        return isOffered(member.getModifiers());
    }

    /** Subclasses see protected members, and bots and games are subclasses. */
    private static boolean isOffered(final Set<JavaModifier> modifiers) {
        return modifiers.contains(JavaModifier.PUBLIC) || modifiers.contains(JavaModifier.PROTECTED);
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
